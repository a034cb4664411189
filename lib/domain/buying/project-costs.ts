import { SQFT_PER_OTHER_UNIT } from '../project/area-text';
import { carpetSqftOf, type Configuration } from '../project/configuration';
import {
  stageOf,
  type CostRow,
  type CostRule,
  type PricedUnit,
  type ProjectCosts,
  type Purpose,
  type Stage,
} from '../project/costs';
import { formatRupees } from '../project/price';
import type { Project } from '../project/project';
import { PLAIN_PURCHASE, type Purchase } from './all-in';
import { ownersSheet, sheetCost, type SheetRates } from './cost-sheet';
import { describeDuty } from './duty';
import { formatAsOf } from '../site/month';
import { DUTY_LINES, OWNERS, type DutyPlace } from '../project/rates';

type TaxFacts = Pick<Project, 'kind' | 'category' | 'unitType' | 'sellsBuilding'>;

/**
 * What taxes ask of a record: plots, and shop-cum-office plots among them, are land unless a building is sold; the rest of
 * the commercial ones are offices and shops.
 */
export function purposeOf({ kind, category, unitType, sellsBuilding }: TaxFacts): Purpose {
  const isPlot = category === 'plots' || category === 'sco' || unitType === 'Residential Land';
  if (isPlot && !sellsBuilding) return 'plot';
  return kind === 'commercial' ? 'office' : 'home';
}

/** Homes of a building with several: their first sale has duty of its own in some states. */
export function isApartment({ unitType }: Pick<Project, 'unitType'>): boolean {
  return ['Residential Apartment', 'Studio Apartment', 'Luxury Independent Floors'].includes(unitType);
}

/** Configurations with a price, each price and name once. */
function pricedUnits(configurations: readonly Configuration[]): PricedUnit[] {
  const units = configurations.flatMap((configuration) => {
    const { label, priceRupees } = configuration;
    const carpetSqft = carpetSqftOf(configuration);
    const carpet = carpetSqft === null ? {} : { carpetSqm: carpetSqft / SQFT_PER_OTHER_UNIT.sqm };
    return priceRupees === null ? [] : [{ label, priceRupees, ...carpet }];
  });
  return units.filter(
    (unit, at) => units.findIndex((each) => each.label === unit.label && each.priceRupees === unit.priceRupees) === at,
  );
}

interface CostSource {
  project: TaxFacts & Pick<Project, 'status' | 'price' | 'citySlug'>;
  configurations: readonly Configuration[];
  place: DutyPlace;
  /** Null where a rate is missing or its last check is too long ago. */
  rates: SheetRates | null;
  stateHref: string | null;
  checkedOn: string;
}

/** The cost sheet of a project at its lowest price; rules alone where it states none, or rates are too old. */
export function toProjectCosts({
  project,
  configurations,
  place,
  rates,
  stateHref,
  checkedOn,
}: CostSource): ProjectCosts {
  const about = {
    placeText: `${place.label}, ${place.state}`,
    ...{ stateHref, stateQuery: '', checkedOn, valueName: place.valueName, isCertain: place.isCertain },
  };
  const units = pricedUnits(configurations);
  const lowest = project.price?.minRupees ?? units.map(({ priceRupees }) => priceRupees).sort((a, b) => a - b)[0];
  if (!rates || lowest === undefined) {
    return {
      ...about,
      shown: { kind: 'rules', isExpired: !rates, rules: rulesOf(place, rates, project) },
      start: null,
    };
  }
  const stage = stageOf(project);
  const purpose = purposeOf(project);
  const { citySlug } = project;
  const highest = project.price?.maxRupees ?? null;
  const purchaseAt = (priceRupees: number, at: Stage): Omit<Purchase, 'owner'> => ({
    ...PLAIN_PURCHASE,
    ...{ priceRupees, purpose, citySlug, isFirstSaleFlat: isApartment(project), isUnderConstruction: at === 'new' },
    carpetSqm: units.find((unit) => unit.priceRupees === priceRupees)?.carpetSqm ?? null,
  });
  const isTaxed = sheetCost(rates, { ...purchaseAt(lowest, stage ?? 'new'), owner: 'man' }).gstRupees > 0;
  const totals = (priceRupees: number, at: Stage) =>
    OWNERS.map((owner) => sheetCost(rates, { ...purchaseAt(priceRupees, at), owner }).totalRupees);
  const others: CostRow[] = [
    ...(stage === null && isTaxed
      ? [
          {
            label: 'All-in once the completion certificate is issued',
            rule: 'No GST is due then.',
            at: 'ready',
            rupees: lowest,
          } as const,
        ]
      : []),
    ...(highest !== null && highest > lowest
      ? [{ label: `All-in at ${formatRupees(highest)}`, rule: null, at: stage ?? 'new', rupees: highest } as const]
      : []),
  ].map(({ label, rule, at, rupees }) => ({ label, rule, kind: 'line', rupees: totals(rupees, at) }));
  // The state's calculator counts any home: it takes over a price that costs the same there.
  const anyHome: Purchase = {
    ...purchaseAt(lowest, stage ?? 'new'),
    ...{ owner: 'man', purpose: 'home', isFirstSaleFlat: true, citySlug: null, carpetSqm: null },
  };
  const isAnyHome = sheetCost(rates, anyHome).totalRupees === totals(lowest, stage ?? 'new')[0];
  const query = new URLSearchParams({ price: String(lowest), stage: stage ?? 'new', place: place.id });
  const least = Math.min(...totals(lowest, stage ?? 'ready'));
  const most = highest === null ? null : Math.max(...totals(highest, stage ?? 'new'));
  const rangeText = most === null ? `from ${formatRupees(least)}` : `${formatRupees(least)} to ${formatRupees(most)}`;
  return {
    ...about,
    stateQuery: isAnyHome ? `?${query}#cost` : '',
    shown: {
      ...{ kind: 'amounts', rangeText, priceText: formatRupees(lowest) },
      gst: isTaxed ? (stage === null ? 'until completion' : 'due') : 'none',
      rows: [...ownersSheet(rates, purchaseAt(lowest, stage ?? 'new')), ...others],
    },
    start: {
      ...{ placeIds: [place.id], purpose, citySlug, units, priceRupees: lowest, stage: stage ?? 'new' },
      isApartment: isApartment(project),
    },
  };
}

function rulesOf(place: DutyPlace, rates: SheetRates | null, project: CostSource['project']): CostRule[] {
  const gst = rates?.gst.find(({ purpose }) => purpose === purposeOf(project));
  return [
    ...(gst && stageOf(project) !== 'ready'
      ? [{ label: 'GST under construction', rule: `${gst.percent} %. ${formatAsOf(gst.asOf)}.` }]
      : []),
    ...place.lines.map((line) => ({
      label: DUTY_LINES[line.key],
      rule: `${describeDuty(line)}. ${formatAsOf(line.asOf)}.`,
    })),
  ];
}
