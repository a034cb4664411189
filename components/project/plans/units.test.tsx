/** @jest-environment jsdom */
import { brotliCompressSync, constants } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { FACINGS, type Unit, type UnitList } from '@/lib/domain/project/unit';
import { aProject, aProjectPage } from '@/lib/domain/project/fixtures/project';
import { SECTIONS } from '../sections';
import { Units } from './Units';
import { UnitTable } from './UnitTable';

const unit = (over: Partial<Unit>): Unit => ({
  ...{ tower: 'A', floor: 12, number: '1204', configuration: '3 BHK', facing: 'East' },
  ...{ areaText: '1,690 sq.ft', priceText: '₹ 1.76 Cr', allInText: '₹ 2.02 Cr', status: 'Available' },
  ...over,
});
const htmlOf = (over: Partial<UnitList>) =>
  renderToStaticMarkup(
    <Units
      list={{ checkedAt: '2026-11-24', isOld: false, units: [unit({})], ...over }}
      project={{ id: 'neem-avenue', name: 'Neem Avenue Residences' }}
    />,
  );

/** Two towers of 25 floors with four homes each, each to a side of its own, every price another. */
const TWO_HUNDRED = ['A', 'B'].flatMap((tower) =>
  Array.from({ length: 100 }, (_, index): Unit => {
    const [floor, stack] = [Math.floor(index / 4) + 1, index % 4];
    return unit({
      ...{ tower, floor, number: `${floor}0${stack + 1}`, facing: FACINGS[stack * 2]! },
      ...(stack > 1 ? { configuration: '4 BHK', areaText: '2,340 sq.ft' } : {}),
      priceText: `₹ ${(1.76 + floor * 0.02 + stack * 0.21).toFixed(2)} Cr`,
      allInText: `₹ ${(2.02 + floor * 0.022 + stack * 0.23).toFixed(2)} Cr`,
    });
  }),
);

test('what was told lately has its day and its status', () => {
  const html = htmlOf({ units: [unit({}), unit({ number: '302', tower: 'B', floor: 3, status: 'On hold' })] });
  expect(html).toContain('As the developer told on 24 Nov 2026.');
  expect(html).toMatch(/Tower A, Floor 12.*1204.*₹ 1\.76 Cr.*Available.*3 BHK · 1,690 sq\.ft · East/);
  expect(html).toMatch(/Tower B, Floor 3.*302.*On hold/);
});

test('what was told more than two weeks ago is to be asked for', () => {
  const html = htmlOf({ isOld: true });
  expect(html).toContain('Ask which of 1 are still free');
  expect(html).not.toContain('Available');
});

test('two hundred units weigh at most 1.5 KB as sent, beside words that a page has anyway', () => {
  // As the build compresses a page.
  const sizeOf = (html: string) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    };
    return brotliCompressSync(html, { params }).byteLength;
  };
  const bytesWith = (units: UnitList | null) => {
    const page = aProjectPage(aProject(), { units });
    return sizeOf(renderToStaticMarkup(SECTIONS.map(({ id, Component }) => <Component key={id} page={page} />)));
  };
  const list = { checkedAt: '2026-11-24', isOld: false, units: TWO_HUNDRED };
  expect(bytesWith(list) - bytesWith(null)).toBeLessThanOrEqual(1_500);
});

test('a price leads to its cost sheet on the page, and has its sum below it in print', () => {
  expect(htmlOf({})).toContain('<a href="#cost" class="link">₹ 1.76 Cr</a>');
  expect(renderToStaticMarkup(<UnitTable units={[unit({})]} isOld={false} />)).toMatch(
    /₹ 1\.76 Cr<small[^>]*>₹ 2\.02 Cr/,
  );
});
