import { dutyOn } from '@/lib/domain/project/rates';
import { EMI_DEFAULTS } from '@/lib/domain/emi/emi';
import { put, rewrite } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getBuyingRates, getDutyPlace } from './buying-rates';

const totalOf = (id: string, valueRupees: number, isFirstSaleFlat = false) => {
  const place = getBuyingRates().places.find((known) => known.id === id);
  return dutyOn(place?.lines ?? [], { owner: 'woman', valueRupees, isHome: true, isFirstSaleFlat }).totalRupees;
};

test('places are read with the lines that they share', async () => {
  await withEdited([], () => {
    const totals = [totalOf('hr-urban', 12_700_000), totalOf('hr-rural', 12_700_000), totalOf('ga', 12_000_000)];
    expect(totals).toEqual([685_000, 431_000, 1_020_000]);
    expect([totalOf('ka-urban', 4_200_000, true), totalOf('ka-urban', 4_200_000)]).toEqual([225_120, 319_200]);
  });
});

test('lines have the date of their rule, else of their place', async () => {
  await withEdited([], () => {
    const [urban, rural] = getBuyingRates().places;
    expect(urban?.lines.map(({ asOf }) => asOf)).toEqual(['2025', '2018-09']);
    expect(rural?.lines.map(({ asOf }) => asOf)).toEqual(['2024', '2018-09']);
  });
});

test('taxes and loan rules are read, and the loan is the calculator’s', async () => {
  await withEdited([], () => {
    const { gst, serviceGst, tds, loan, charges } = getBuyingRates();
    expect(gst.map(({ purpose, percent }) => [purpose, percent])).toEqual([
      ['home', 5],
      ['office', 12],
    ]);
    expect(gst[0]?.affordable).toMatchObject({ percent: 1, carpetSqm: 90, metroCitySlugs: ['gurgaon'] });
    expect([serviceGst?.percent, tds?.percent, tds?.fromRupees]).toEqual([18, 1, 5_000_000]);
    expect(loan?.mostOfPrice.map(({ value }) => value)).toEqual([90, 80, 75]);
    expect(loan).toMatchObject({
      annualRatePercent: EMI_DEFAULTS.annualRatePercent,
      tenureYears: EMI_DEFAULTS.tenureYears,
    });
    expect(charges.map(({ chargeClass }) => chargeClass)).toEqual(['service']);
  });
});

test.each([
  ['its own', { dutyPlace: 'hr-rural', citySlug: 'gurgaon' }, 'hr-rural'],
  ['its city’s', { dutyPlace: null, citySlug: 'gurgaon' }, 'hr-urban'],
  ['none, where its city has none', { dutyPlace: null, citySlug: 'nowhere' }, undefined],
])('the place of a project is %s', async (_, project, id) => {
  await withEdited([], () => expect(getDutyPlace(project)?.id).toBe(id));
});

test('a place expires a year after its check', async () => {
  await withEdited([put('buyingRates 2 checkedOn', '2020-01-01')], () => {
    expect(getBuyingRates().places.map(({ isExpired }) => isExpired)).toEqual([true, false, false, false]);
  });
});

test('content without rates has none', async () => {
  await withEdited([rewrite('buyingRates', () => null)], () => {
    expect(getBuyingRates()).toMatchObject({ places: [], states: [], gst: [], tds: null, loan: null });
  });
});
