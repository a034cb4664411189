import { brotliCompressSync, constants } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { FACINGS, type Unit, type UnitList } from '@/lib/domain/project/unit';
import { toConfigurationRows } from '@/lib/domain/project/configuration-rows';
import { aProject } from '@/lib/domain/project/fixtures/project';
import { ConfigurationTable } from './ConfigurationTable';
import { Units } from './Units';

const unit = (over: Partial<Unit>): Unit => ({
  ...{ tower: 'A', floor: 12, number: '1204', configuration: '3 BHK', facing: 'East' },
  ...{ areaText: '1,690 sq.ft', priceText: '₹ 1.76 Cr', status: 'Available' },
  ...over,
});
const htmlOf = (over: Partial<UnitList>) =>
  renderToStaticMarkup(
    <Units
      list={{ checkedAt: '2026-11-24', isOld: false, units: [unit({})], ...over }}
      projectName="Neem Avenue Residences"
    />,
  );

/** Two towers of 25 floors with four homes each, every price another. */
const TWO_HUNDRED = ['A', 'B'].flatMap((tower, at) =>
  Array.from({ length: 100 }, (_, index): Unit => {
    const [floor, stack] = [Math.floor(index / 4) + 1, index % 4];
    return unit({
      ...{ tower, floor, number: `${floor}0${stack + 1}`, facing: FACINGS[(stack + at) % 8]! },
      ...(stack > 1 ? { configuration: '4 BHK', areaText: '2,340 sq.ft' } : {}),
      priceText: `₹ ${(1.76 + floor * 0.02 + stack * 0.21).toFixed(2)} Cr`,
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
  const project = aProject();
  const rows = toConfigurationRows([], project);
  const page = renderToStaticMarkup(
    <ConfigurationTable rows={rows} ways={{ stageId: 'floor', projectName: project.name }} />,
  );
  expect(sizeOf(page + htmlOf({ units: TWO_HUNDRED })) - sizeOf(page)).toBeLessThanOrEqual(1_500);
});
