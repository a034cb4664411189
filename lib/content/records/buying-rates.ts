import 'server-only';
import type {
  BuyingState,
  ByOwner,
  DutyLine,
  DutyPlace,
  GstRule,
  LoanRule,
  RateOrigin,
  Slab,
  TdsRule,
  UsualCharge,
} from '@/lib/domain/project/rates';
import type { ReraAuthority } from '@/lib/domain/project/trust';
import type { Project } from '@/lib/domain/project/project';
import { buildDay, daysBetween, EXPIRED_AFTER_DAYS } from '../files/build-day';
import type { RawBuyingRate, RawDutyLine, RawDutyPlace } from '../schemas/buying';
import { memoizeOnContent } from '../set/content';

type RawOf<Kind extends RawBuyingRate['kind']> = Extract<RawBuyingRate, { kind: Kind }>;
type RawOrigin = Omit<RawOf<'serviceGst'>, 'kind' | 'rate'>;

/** All rates, by what they are of; what is missing in the content is empty or null. */
export interface BuyingRates {
  places: DutyPlace[];
  states: BuyingState[];
  gst: GstRule[];
  serviceGst: (RateOrigin & { percent: number }) | null;
  tds: TdsRule | null;
  loan: LoanRule | null;
  charges: UsualCharge[];
  authorities: ReraAuthority[];
}

export const getBuyingRates: () => BuyingRates = memoizeOnContent(({ buyingRates }) => {
  const records = buyingRates.entries.map(({ value }) => value);
  const all = <Kind extends RawBuyingRate['kind']>(kind: Kind) =>
    records.filter((record): record is RawOf<Kind> => record.kind === kind);
  const places = all('place');
  return {
    places: places.map((place) => toPlace(place, places)),
    states: all('state').map(({ id, name, title, lead, notes, calculator, pricePointsRupees }) => ({
      ...{ id, name, title, lead, notes, calculatorUrl: calculator, pricePointsRupees },
    })),
    gst: all('gst').map((raw) => ({ ...toOrigin(raw), ...toGst(raw) })),
    serviceGst: all('serviceGst').map((raw) => ({ ...toOrigin(raw), percent: raw.rate }))[0] ?? null,
    tds: all('tds').map((raw) => ({ ...toOrigin(raw), ...toTds(raw) }))[0] ?? null,
    loan: all('loan').map((raw) => ({ ...toOrigin(raw), ...toLoan(raw) }))[0] ?? null,
    charges: all('charge').map((raw) => {
      const { id, name, class: chargeClass, typical } = raw;
      return { ...toOrigin(raw), id, name, chargeClass, typical };
    }),
    authorities: all('authority').map(({ id, short, site, state, cities }) => {
      return { id, short, siteUrl: site, state, citySlugs: cities ?? [] };
    }),
  };
});

function toOrigin({ asOf, checkedOn, confidence, sources }: RawOrigin): RateOrigin {
  return {
    ...{ asOf, checkedOn },
    isCertain: confidence === 'A' || confidence === 'B',
    isExpired: daysBetween(checkedOn, buildDay()) > EXPIRED_AFTER_DAYS,
    sources: sources.map((source) => ({ url: source.url, asOf: source.asOf ?? null })),
  };
}

function toPlace(raw: RawDutyPlace, places: readonly RawDutyPlace[]): DutyPlace {
  const { id, state, label, cities, valueName, asOf } = raw;
  const lines = raw.lines.map((line) => {
    const other = places.find((place) => place.id === line.sameAs);
    const same = other?.lines.find(({ key }) => key === line.key);
    return same ? toLine(same, other?.asOf ?? asOf) : toLine(line, asOf);
  });
  return { ...toOrigin(raw), id, state, label, citySlugs: cities, valueName, lines };
}

function toLine(raw: RawDutyLine, asOf: string): DutyLine {
  const { key, rate, slabRate, slabAmount, ofLine, max, rebate, firstSaleFlat, homesOnly = [] } = raw;
  const pairs: [number | null, ByOwner][] = slabAmount ?? slabRate ?? [[null, rate ?? 0]];
  return {
    key,
    unit: slabAmount ? 'rupees' : 'percent',
    slabs: toSlabs(pairs),
    firstSaleSlabs: firstSaleFlat ? toSlabs<ByOwner>(firstSaleFlat) : null,
    ofLine: ofLine ?? null,
    maxRupees: max ?? null,
    rebate: rebate ? toRebate(rebate) : null,
    homesOnly,
    asOf: raw.asOf ?? asOf,
  };
}

function toRebate({ rate, share, maxValue, maxAmount }: NonNullable<RawDutyLine['rebate']>): DutyLine['rebate'] {
  const shares = { man: share.man ?? 0, woman: share.woman ?? 0, joint: share.joint ?? 0 };
  return { percent: rate, share: shares, maxValueRupees: maxValue, maxRupees: maxAmount };
}

function toSlabs<Value>(pairs: readonly [number | null, Value][]): Slab<Value>[] {
  return pairs.map(([upToRupees, value]) => ({ upToRupees, value }));
}

function toGst({ purpose, rate, affordable }: RawOf<'gst'>): Omit<GstRule, keyof RateOrigin> {
  if (!affordable) return { purpose, percent: rate, affordable: null };
  const { metroCities: metroCitySlugs, rate: percent, ...limits } = affordable;
  return { purpose, percent: rate, affordable: { ...limits, percent, metroCitySlugs } };
}

function toTds({ rate, fromRupees, form, section, note }: RawOf<'tds'>): Omit<TdsRule, keyof RateOrigin> {
  return { percent: rate, fromRupees, form, section, note: note ?? null };
}

function toLoan(raw: RawOf<'loan'>): Omit<LoanRule, keyof RateOrigin> {
  const { mostOfPrice, incomeShare, rate, years, retirementAge } = raw;
  const slabs = toSlabs(mostOfPrice);
  return { mostOfPrice: slabs, incomeShare, annualRatePercent: rate, tenureYears: years, retirementAge };
}

/** The place whose duty a project pays: its own, else its city's; null if there is none. */
export function getDutyPlace({ dutyPlace, citySlug }: Pick<Project, 'dutyPlace' | 'citySlug'>): DutyPlace | null {
  const { places } = getBuyingRates();
  const own = places.find(({ id }) => id === dutyPlace);
  return own ?? places.find(({ citySlugs }) => citySlugs.includes(citySlug)) ?? null;
}
