/** @jest-environment jsdom */
import { hydrate, type Module } from './hydrate';

const log: string[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const modules: Module[] = [
  {
    finder: (root: HTMLElement, signal: AbortSignal, props: object) =>
      log.push(`finder in ${root.id}, ${JSON.stringify(props)}, ${signal.aborted ? 'ended' : 'running'}`),
    broken: () => {
      throw new TypeError('broken on purpose');
    },
  },
  { Gallery: () => null, Inner: () => null },
  {
    hydrateIsland: (root: HTMLElement, _island: unknown, props: object) =>
      log.push(`${root.id} ${JSON.stringify(props)}`),
  },
];

function start(html: string, load: (name: string) => Promise<unknown> = () => Promise.reject(new Error('offline'))) {
  document.body.innerHTML = html;
  const sendPlainly = (form: HTMLFormElement) => void log.push(`${form.id} sent plainly`);
  return hydrate(modules, { load, sendPlainly });
}

beforeEach(() => (log.length = 0));

test('enhancers start and islands are hydrated in the order of the page', async () => {
  await start(`
    <i id="a" data-island="Gallery" data-props='{"total":3}'></i>
    <i id="b" data-enhancer="finder" data-props='{"fieldId":"x"}'></i>
    <i id="c" data-enhancer="finder"></i>`);
  expect(log).toEqual(['a {"total":3}', 'finder in b, {"fieldId":"x"}, running', 'finder in c, {}, running']);
});

test('what did not come or throws leaves its place, and the others go on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await start(`
    <i data-enhancer="lost"></i>
    <i data-island="Lost">as built</i>
    <i data-enhancer="broken"></i>
    <i id="last" data-enhancer="finder"></i>`);
  expect(log).toEqual(['finder in last, {}, running']);
  expect(document.body.textContent).toContain('as built');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('an island inside another is its own business, inside what that keeps it is not', async () => {
  await start(`
    <i id="outer" data-island="Gallery">
      <i id="inner" data-island="Inner"></i>
      <i data-kept><i id="kept" data-island="Inner"></i></i>
    </i>`);
  expect(log).toEqual(['outer {}', 'kept {}']);
});

describe('an island that is fetched when it is used', () => {
  const FORM = `<i id="place" data-island="Form" data-when="used" data-props='{"tone":"dark"}'>
    <form id="form"><input required><button>Send</button></form></i>`;
  const asked: string[] = [];
  const load = (name: string) => {
    asked.push(name);
    return Promise.resolve(name === 'islands' ? modules[2] : { Form: () => null });
  };
  const form = () => document.querySelector('form')!;
  beforeEach(() => (asked.length = 0));

  test('is not fetched before', async () => {
    await start(FORM, load);
    await settle();
    expect([asked, log]).toEqual([[], []]);
  });

  test('is hydrated once, on the first focus', async () => {
    await start(FORM, load);
    for (const control of [...form().elements, ...form().elements]) (control as HTMLElement).focus();
    await settle();
    expect(log).toEqual(['place {"tone":"dark"}']);
  });

  test('is hydrated at once where somebody types already', async () => {
    const ready = start(FORM, load);
    document.querySelector('input')?.focus();
    await ready;
    await settle();
    expect(log).toEqual(['place {"tone":"dark"}']);
  });

  test('a form that was sent before is sent again when it lives, unfilled as it is', async () => {
    await start(FORM, load);
    form().addEventListener('submit', (event) => {
      log.push('sent');
      event.preventDefault();
    });
    const isLeft = form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([isLeft, form().noValidate]).toEqual([false, true]);
    await settle();
    expect(log).toEqual(['sent', 'place {"tone":"dark"}', 'sent']);
  });

  test('a form whose island does not come is sent plainly', async () => {
    await start(FORM);
    form().requestSubmit();
    await settle();
    expect(log).toEqual(['form sent plainly']);
  });

  test.each([
    ['the next focus', () => document.querySelector('button')?.focus()],
    ['a click on what has the focus already', () => document.querySelector('input')?.click()],
  ])('what did not come is asked for again at %s', async (_, askAgain) => {
    let isOffline = true;
    await start(FORM, (name) => (isOffline ? Promise.reject(new Error('offline')) : load(name)));
    document.querySelector('input')?.focus();
    await settle();
    isOffline = false;
    askAgain();
    await settle();
    expect(log).toEqual(['place {"tone":"dark"}']);
  });
});

describe('an island whose section can be used, too', () => {
  const CAROUSEL = `<section>
      <p id="stage"></p>
      <ul data-answered="Carousel"><li><a href="#b">2</a></li></ul>
      <i id="place" data-island="Carousel" data-when="used" data-around="stage">
        <b data-answered="Carousel"><button type="button">Next</button></b>
      </i>
    </section>`;
  const load = (name: string) => Promise.resolve(name === 'islands' ? modules[2] : { Carousel: () => null });
  const pressed: string[] = [];
  beforeEach(() => (pressed.length = 0));

  test.each(['a', 'button'])('a press on its %s before is answered once it lives', async (control) => {
    await start(CAROUSEL, load);
    document.querySelector('section')?.addEventListener('click', (event) => {
      pressed.push(log.length > 0 ? 'alive' : 'waiting');
      event.preventDefault();
    });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isLeft = document.querySelector(control)!.dispatchEvent(click);
    await settle();
    expect([isLeft, log]).toEqual([false, ['place {}']]);
    await settle();
    expect(pressed.at(-1)).toBe('alive');
  });

  test.each(['pointerdown', 'scroll', 'focusin'])('%s in the section fetches it', async (type) => {
    await start(CAROUSEL, load);
    document.querySelector('#stage')!.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' }));
    await settle();
    expect(log).toEqual(['place {}']);
  });
});

test.each([
  ['near', ['place {}']],
  ['used', []],
])('an island fetched when %s is hydrated as it comes near: %j', async (when, hydrated) => {
  const watched: { element?: Element; tell?: (entries: { isIntersecting: boolean }[]) => void } = {};
  globalThis.IntersectionObserver = class {
    constructor(tell: never) {
      watched.tell = tell;
    }
    observe(element: Element) {
      watched.element = element;
    }
    disconnect() {}
  } as never;
  const load = (name: string) => Promise.resolve(name === 'islands' ? modules[2] : { Form: () => null });
  await start(`<i id="place" data-island="Form" data-when="${when}"><b id="inner"></b></i>`, load);
  watched.tell?.([{ isIntersecting: false }]);
  await settle();
  expect(log).toEqual([]);
  watched.tell?.([{ isIntersecting: true }]);
  await settle();
  expect([log, watched.element?.id]).toEqual([hydrated, hydrated.length > 0 ? 'inner' : undefined]);
});
