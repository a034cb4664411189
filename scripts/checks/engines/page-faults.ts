import type { Engine } from './engine';

/** Runs in the page: what a visitor of this browser would see broken. */
const LOOK = `
  await document.fonts.ready;
  const found = [...faults];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is ' + scrollWidth + ' px wide on ' + clientWidth);
  const headings = [...document.querySelectorAll('h1')].filter((each) => each.getClientRects().length > 0);
  if (headings.length !== 1) found.push(headings.length + ' visible h1');
  // A fallback is a font of the system, and not every system has it.
  const failed = [...document.fonts]
    .filter(({ status, family }) => status === 'error' && !family.includes('Fallback'))
    .map(({ family }) => 'no font ' + family);
  // What is not laid out has no place yet, and asks for no picture.
  const pictures = [...document.images].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && each.checkVisibility({ contentVisibilityAuto: true });
  });
  // A lazy picture that has just come into view has no address yet. A broken one is complete, too.
  const isSettled = (each) => each.complete && each.currentSrc !== '';
  for (const end = Date.now() + 10_000; !pictures.every(isSettled) && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  // WebKit says "complete" of a lazy picture that it has not asked for yet: only its file tells whether it is broken.
  const readable = (src) => Object.assign(new Image(), { src }).decode().then(() => true, () => false);
  const broken = [];
  for (const { currentSrc: src } of pictures.filter(({ naturalWidth }) => naturalWidth === 0))
    if (!(await readable(src))) broken.push('no picture ' + src);
  return [...found, ...failed, ...broken];`;

/** Errors, warnings, sideways scrolling, missing fonts and pictures of the page that is open. */
export async function findPageFaults(engine: Engine): Promise<string[]> {
  return (await engine.run(LOOK)) as string[];
}
