import fc from 'fast-check';
import { PAGE_SLOT_COUNTS, pageCountOf, pageRange, pageSlots, responsivePageSlots, type PageSlot } from './pagination';

const row = (slots: PageSlot[]) => slots.map((slot) => (slot.kind === 'gap' ? '…' : slot.number)).join(' ');

test.each([
  [7, 1, 5, '1 2 3 4 5'],
  [7, 4, 7, '1 2 3 4 5 6 7'],
  [7, 5, 12, '1 … 4 5 6 … 12'],
  [7, 4, 12, '1 2 3 4 5 … 12'],
  [7, 9, 12, '1 … 8 9 10 11 12'],
  [3, 1, 12, '1 2 3'],
  [3, 6, 12, '5 6 7'],
  [3, 12, 12, '10 11 12'],
] as const)('%d slots at page %d of %d: %s', (slotCount, page, pageCount, expected) => {
  expect(row(pageSlots(page, pageCount, slotCount))).toBe(expected);
});

test('every row holds its page, never more than its slots, and no ellipsis for one page', () => {
  for (const slotCount of PAGE_SLOT_COUNTS) {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const slots = pageSlots(page, pageCount, slotCount);
        expect(slots).toHaveLength(Math.min(slotCount, pageCount));
        expect(slots).toContainEqual({ kind: 'page', number: page });
        slots.forEach((slot, index) => {
          const [before, after] = [slots[index - 1], slots[index + 1]];
          if (slot.kind === 'page') return;
          expect(before?.kind === 'page' && after?.kind === 'page' && after.number - before.number > 2).toBe(true);
        });
      }
    }
  }
});

test('one row serves all widths: what each width shows is its own row', () => {
  for (let page = 1; page <= 15; page += 1) {
    const slots = responsivePageSlots(page, 15);
    PAGE_SLOT_COUNTS.forEach((slotCount, width) => {
      const shown = slots.filter(({ isShownAt }) => isShownAt[width]).map(({ slot }) => slot);
      expect(row(shown)).toBe(row(pageSlots(page, 15, slotCount)));
    });
  }
});

test.each([
  [0, 1],
  [6, 1],
  [1, 1],
])('%d projects fill %d pages of six', (total, pageCount) => {
  expect(pageCountOf(total, 6)).toBe(pageCount);
});

test.each([
  [2, 27, { first: 7, last: 12 }],
  [5, 27, { first: 25, last: 27 }],
  [1, 0, { first: 0, last: 0 }],
])('page %d of %d shows %j', (page, total, range) => {
  expect(pageRange(page, total, 6)).toEqual(range);
});

test('the pages of any list show each of its things once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 24 }), (total, pageSize) => {
      const shown = Array.from({ length: pageCountOf(total, pageSize) }, (_, index) => {
        const { first, last } = pageRange(index + 1, total, pageSize);
        return Array.from({ length: last - first + 1 }, (_each, at) => first + at);
      });
      expect(shown.flat()).toEqual(Array.from({ length: total }, (_, at) => at + 1));
      expect(shown.every((page) => page.length > 0 && page.length <= pageSize)).toBe(true);
    }),
  );
});
