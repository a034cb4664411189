import 'server-only';
import { z } from 'zod';
import { CHARGE_CLASSES, DUTY_LINES, OWNERS, type DutyKey } from '@/lib/domain/project/rates';
import * as v from './values';

const percent = v.percentage;
const perOwner = () => v.record({ man: percent(), woman: percent(), joint: percent() });
const rate = () =>
  z.union([percent(), perOwner()], { error: 'expected a percentage, or one each for man, woman, joint' });

/** `[[2500000, value], [null, value]]`: each up to and including an amount, the last without limit. */
function slabs<T extends z.ZodType>(value: T, of: string) {
  const error = `expected pairs of an amount or null, and ${of}`;
  return z
    .array(z.tuple([v.slabRupees().nullable(), value], { error }), { error })
    .refine((pairs) => pairs.length > 0 && pairs.every(([upTo], at) => (upTo === null) === (at === pairs.length - 1)), {
      error: 'expected the last amount, and no other, to be null',
    })
    .refine((pairs) => pairs.every(([upTo], at) => at === 0 || (upTo ?? Infinity) > (pairs[at - 1]?.[0] ?? 0)), {
      error: 'expected amounts that rise',
    });
}

const share = () =>
  v.numeric().min(0, { error: 'expected a share from 0 to 1' }).max(1, { error: 'expected a share from 0 to 1' });
const asOf = () =>
  v.text().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: 'expected a date as 2025-08-31, 2025-08 or 2025' });
const dutyKey = () => v.oneOf(Object.keys(DUTY_LINES) as [DutyKey, ...DutyKey[]]);

const dutyLine = v
  .record({
    key: dutyKey(),
    asOf: asOf().optional().describe('Date of the rule where it differs from the place’s'),
    rate: rate().optional().describe('Percent of the duty value'),
    slabRate: slabs(rate(), 'a rate').optional().describe('Percent by value; a slab holds for the whole value'),
    slabAmount: slabs(v.feeRupees(), 'a fee').optional().describe('A fee in rupees by value'),
    ofLine: dutyKey().optional().describe('Percent of an earlier line instead of the value'),
    max: v.feeRupees().optional().describe('Most that the line may be, in rupees'),
    rebate: v
      .record({
        rate: percent(),
        share: v.record({ man: share().optional(), woman: share().optional(), joint: share().optional() }),
        maxValue: v.priceRupees(),
        maxAmount: v.feeRupees(),
      })
      .optional(),
    firstSaleFlat: slabs(percent(), 'a percentage').optional().describe('For an apartment sold for the first time'),
    homesOnly: v.list(v.oneOf(OWNERS), 'owners').optional().describe('Owners whose rate holds for homes only'),
    sameAs: v.slug().optional().describe('Id of a place whose line of this key holds here, too'),
  })
  .refine(
    (line) => [line.rate, line.slabRate, line.slabAmount, line.sameAs].filter((way) => way !== undefined).length === 1,
    { error: 'expected exactly one of rate, slabRate, slabAmount and sameAs' },
  );

const origin = {
  id: v.slug(),
  confidence: v.oneOf(['A', 'B', 'C', 'K']).describe('A: text of the order; B: sources agree; C, K: shown as “about”'),
  asOf: asOf().describe('Date of the rule'),
  checkedOn: v.isoDate().describe('Day of the last check; after 180 days a warning, after 365 no amounts are shown'),
  sources: v
    .list(v.record({ url: v.webUrl(), asOf: asOf().optional() }), 'sources')
    .min(1, { error: 'expected at least one source' }),
};

const place = v.record({
  kind: z.literal('place'),
  ...origin,
  state: v.requiredText(),
  label: v.requiredText(),
  cities: v.list(v.slug(), 'slugs of cities'),
  valueName: v.requiredText().describe('What the state calls its minimum value, for example circle rate'),
  lines: v.list(dutyLine, 'lines').min(1, { error: 'expected at least one line' }),
});

const state = v.record({
  kind: z.literal('state'),
  id: v.slug().describe('Last part of the page’s address'),
  name: v.requiredText(),
  title: v.requiredText(),
  lead: v.requiredText(),
  notes: v.list(v.requiredText(), 'texts'),
  calculator: v.webUrl(),
  pricePointsRupees: v.list(v.priceRupees(), 'prices').min(1, { error: 'expected at least one price' }),
});

const gst = v.record({
  kind: z.literal('gst'),
  ...origin,
  purpose: v.oneOf(['home', 'office']),
  rate: percent(),
  affordable: v
    .record({
      rate: percent(),
      maxRupees: v.priceRupees(),
      carpetSqm: v.positive(),
      carpetSqmMetro: v.positive(),
      metroCities: v.list(v.slug(), 'slugs of cities'),
    })
    .optional(),
});

const serviceGst = v.record({ kind: z.literal('serviceGst'), ...origin, rate: percent() });

const tds = v.record({
  kind: z.literal('tds'),
  ...origin,
  rate: percent(),
  fromRupees: v.priceRupees(),
  form: v.requiredText(),
  section: v.requiredText(),
  note: v.text().optional().describe('For whom another rate holds, as a sentence'),
});

const loan = v.record({
  kind: z.literal('loan'),
  ...origin,
  mostOfPrice: slabs(percent(), 'a percentage').describe('Most of the price in percent, by the size of the loan'),
  incomeShare: v.record({ careful: percent(), usual: percent(), stretched: percent() }),
  rate: percent(),
  years: v.positive(),
  retirementAge: v.positive(),
});

const charge = v.record({
  kind: z.literal('charge'),
  ...origin,
  name: v.requiredText(),
  class: v.oneOf(CHARGE_CLASSES),
  typical: v.requiredText(),
});

const authority = v.record({
  kind: z.literal('authority'),
  ...origin,
  state: v.requiredText(),
  cities: v.list(v.slug(), 'slugs of cities').optional().describe('Where it is not for the whole state'),
  short: v.requiredText().describe('As HARERA Gurugram'),
  site: v.webUrl(),
  numbers: v
    .text()
    .optional()
    .describe('Pattern of its numbers, whatever their case and blanks; another number gives a warning'),
});

/** A record of buyingRates.json. */
export const buyingRateSchema = z.discriminatedUnion(
  'kind',
  [place, state, gst, serviceGst, tds, loan, charge, authority],
  { error: 'expected one of place, state, gst, serviceGst, tds, loan, charge, authority' },
);

export type RawBuyingRate = z.infer<typeof buyingRateSchema>;
export type RawDutyLine = z.infer<typeof dutyLine>;
export type RawDutyPlace = z.infer<typeof place>;
