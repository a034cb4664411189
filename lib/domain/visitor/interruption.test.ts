import fc from 'fast-check';
import { interruption, isGreetingFolded, isPromoPath, type Moment } from './interruption';

const QUIET: Moment = {
  areLettersLarge: false,
  isOverlayOpen: false,
  isFilling: false,
  isPromoDue: false,
  isEnquiryAwaited: false,
  isGreetingOpen: false,
};

test.each<[string, Partial<Moment>, string]>([
  ['nothing is due', {}, 'none'],
  ['the visit begins', { isGreetingOpen: true }, 'greeting'],
  ['letters are large', { isGreetingOpen: true, isPromoDue: true, areLettersLarge: true }, 'none'],
  ['a dialog is open', { isGreetingOpen: true, isOverlayOpen: true }, 'none'],
  ['ten seconds are over', { isPromoDue: true, isGreetingOpen: true }, 'promotion'],
  ['ten seconds are over, a field has the focus', { isPromoDue: true, isFilling: true, isGreetingOpen: true }, 'none'],
])('%s', (_when, change, expected) => {
  expect(interruption({ ...QUIET, ...change })).toBe(expected);
});

test('never over a dialog, never a promotion beside a field in use', () => {
  const moments = fc.record({
    areLettersLarge: fc.boolean(),
    isOverlayOpen: fc.boolean(),
    isFilling: fc.boolean(),
    isPromoDue: fc.boolean(),
    isEnquiryAwaited: fc.boolean(),
    isGreetingOpen: fc.boolean(),
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const shown = interruption(moment);
      if (moment.isOverlayOpen) expect(shown).toBe('none');
      if (moment.isFilling || !moment.isPromoDue) expect(shown).not.toBe('promotion');
      if (!moment.isGreetingOpen) expect(shown).not.toBe('greeting');
    }),
  );
});

test.each([
  ['/', true],
  ['/trending-projects', false],
  ['/contact-us', false],
])('the promotion on %s: %s', (path, expected) => {
  expect(isPromoPath(path)).toBe(expected);
});

test.each([
  ['the first page', { pageOfSession: 1, isListing: false, isNarrow: true }, false],
  ['the second page', { pageOfSession: 2, isListing: false, isNarrow: false }, false],
  ['the third page', { pageOfSession: 3, isListing: false, isNarrow: false }, true],
  ['a listing on a phone', { pageOfSession: 1, isListing: true, isNarrow: true }, true],
])('on %s with %j the greeting is folded: %s', (_page, page, isFolded) => {
  expect(isGreetingFolded(page)).toBe(isFolded);
});
