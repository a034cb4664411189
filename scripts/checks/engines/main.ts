import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKIPPED } from '../../run/check-result';
import { installPackages } from '../../run/install-packages';
import { PAGE_KINDS_PATH } from '../../run/page-kinds';
import { freePort } from '../../hosting/free-port';
import type { Engine, EngineKind } from './visit';
import { firefox } from './firefox';
import { JOURNEYS } from './journeys';
import { makeFolder, startUntil, stop } from './programs';
import { Visit } from './visit';
import { webkit } from './webkit';

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
async function findPageFaults(engine: Engine): Promise<string[]> {
  return (await engine.run(LOOK)) as string[];
}

const DESKTOP = { width: 1280, height: 900 };
/** WebKitGTK's window gets no narrower than 447 px; Firefox is as wide as a phone. */
const PHONE = { width: 390, height: 844 };
/** These are for a phone: the header has no menu button on a desktop. */
const PHONE_JOURNEYS = ['menu', 'enquiry', 'search'];
const DESKTOP_JOURNEYS = Object.keys(JOURNEYS).filter((name) => name !== 'menu');

/** A browser that answers no more. */
const MOST_MS = 25_000;
const patience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), MOST_MS).unref());

interface Walk {
  done: number;
  faults: string[];
}

/** Every kind of page and the main journeys, in both sizes, in one engine. */
async function walk(kind: EngineKind, origin: string, paths: readonly string[]): Promise<Walk> {
  let engine: Engine;
  try {
    engine = await kind.start();
  } catch (error) {
    return { done: 1, faults: [`${kind.name}: ${String(error)}`] };
  }
  const visit = new Visit(engine, origin);
  const faults: string[] = [];
  let done = 0;
  const attempt = async (what: string, run: () => Promise<string[]>) => {
    done += 1;
    const once = () => Promise.race([run(), patience()]).catch((error: unknown) => [String(error)]);
    // A busy machine comes too late at times; a real fault is there the second time, too.
    const isClean = (await once()).length === 0;
    const found = isClean ? [] : await once();
    faults.push(...found.map((fault) => `${kind.name}: ${what}: ${fault}`));
  };
  try {
    for (const [size, journeys] of [
      [DESKTOP, DESKTOP_JOURNEYS],
      [PHONE, PHONE_JOURNEYS],
    ] as const) {
      await engine.resize(size.width, size.height);
      for (const path of paths) {
        await attempt(`${path} at ${size.width} px`, async () => {
          await visit.open(path);
          return findPageFaults(engine);
        });
      }
      for (const name of journeys) {
        await attempt(`${name} at ${size.width} px`, async () => {
          await JOURNEYS[name]?.(visit);
          await engine.run('localStorage.clear(); sessionStorage.clear(); return true;');
          return [];
        });
      }
    }
  } finally {
    await engine.close();
  }
  return { done, faults };
}

/** `npm run check:engines`: the built site in Firefox and WebKit, as far as this machine has or may install them. */
async function main(): Promise<void> {
  const startMs = performance.now();
  const kinds = [firefox, webkit];
  const missing = kinds.filter((kind) => !kind.isInstalled());
  if (missing.length > 0) installPackages(missing.flatMap(({ packages }) => packages));
  const present = kinds.filter((kind) => kind.isInstalled());
  const absent = kinds.filter((kind) => !present.includes(kind));
  const skipped = absent.map(({ name, packages }) => `no ${name} (Debian: ${packages.join(', ')})`).join('; ');
  if (present.length === 0) return console.log(`${SKIPPED}: ${skipped}, and no right to install`);

  const port = await freePort();
  const folder = makeFolder('engines');
  const { program: server } = await startUntil(
    [process.execPath, '--import', 'tsx', 'server/main-with-faults.ts'],
    /(http:\/\/\S+)/,
    {
      PORT: String(port),
      OUT_DIR: process.env['OUT_DIR'] ?? 'out',
      ENQUIRY_DB_URL: `file:${join(folder.path, 'enquiries.db')}`,
      ENQUIRY_RATE_LIMIT: '0',
      ENQUIRY_FAULTS: '1',
    },
  );
  const paths = (JSON.parse(readFileSync(PAGE_KINDS_PATH, 'utf8')) as { path: string }[]).map(({ path }) => path);
  const walks = await Promise.all(present.map((kind) => walk(kind, `http://127.0.0.1:${port}`, paths))).finally(
    async () => {
      await stop(server);
      folder.remove();
    },
  );
  const faults = walks.flatMap((each) => each.faults);
  for (const fault of faults) console.error(`  ${fault}`);
  const done = walks.reduce((sum, each) => sum + each.done, 0);
  const names = present.map(({ name }) => name).join(' and ');
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  const words = `${done} pages and journeys in ${names}, ${faults.length} faults in ${seconds} s`;
  console.log(skipped === '' ? words : `${SKIPPED} in part: ${skipped}. ${words}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void main();
