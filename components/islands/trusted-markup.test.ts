/** @jest-environment jsdom */
import type * as Markup from './trusted-markup';

const MARKUP = '<p>As built</p>';

function load(): typeof Markup {
  let loaded: typeof Markup | undefined;
  jest.isolateModules(() => (loaded = jest.requireActual('./trusted-markup')));
  return loaded!;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

test('a browser without Trusted Types gets the text', () => {
  expect(load().toTrustedMarkup(MARKUP)).toBe(MARKUP);
});

test('a browser with them gets what the one allowed policy makes of it', () => {
  const createPolicy = jest.fn((name: string, rules: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => ({ name, html: rules.createHTML(html) }),
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { toTrustedMarkup } = load();
  expect(toTrustedMarkup(MARKUP)).toEqual({ name: 'built-markup', html: MARKUP });
  toTrustedMarkup('');
  // A second policy of that name would be refused.
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
