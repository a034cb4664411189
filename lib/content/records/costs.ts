import 'server-only';
import { sheetCost, type BuyingFile, type SheetRates } from '@/lib/domain/buying/cost-sheet';
import { toProjectCosts } from '@/lib/domain/buying/project-costs';
import { chargeKey, COST_KEYS, parsePurchase } from '@/lib/domain/buying/purchase-query';
import { type BuyingState, type DutyPlace, type Owner, OWNERS, type RateOrigin } from '@/lib/domain/project/rates';
import { formatRupees } from '@/lib/domain/project/price';
import { ALL_IN, type PageTexts } from '@/lib/domain/search/passages';
import type { PlaceDuty } from '@/lib/domain/search/sum-answer';
import { toConfigurations } from '@/lib/domain/project/configuration';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import type { Project } from '@/lib/domain/project/project';
import { stateCostPath } from '@/lib/domain/site/routes';
import { keepLast } from '../files/memoize';
import { memoizeOnContent } from '../set/content';
import { getBuyingRates, getDutyPlace } from './buying-rates';
import { getCities, getProjectsOfCity } from './cities';
import { getFloorPlan } from './floor-plans';

/** Cities of a state that have projects. */
export function getSoldCities(state: string) {
  return getCities().filter((city) => city.state === state && getProjectsOfCity(city.slug).length > 0);
}

/** States that are sold in: those with text of their own, rates, and projects in a city. */
export const getSoldStates: () => BuyingState[] = memoizeOnContent(() => {
  const { states, places } = getBuyingRates();
  return states.filter(({ name }) => getSoldCities(name).length > 0 && places.some(({ state }) => state === name));
});

/** What a place's cost sheet counts with; null where a rate is missing or its check is more than a year ago. */
export function getSheetRates(place: DutyPlace): SheetRates | null {
  const { gst, serviceGst, tds } = getBuyingRates();
  if (!serviceGst || !tds || [place, serviceGst, tds, ...gst].some(({ isExpired }) => isExpired)) return null;
  return { place, gst, serviceGst, tds };
}

/** ISO day of the oldest check of a place's rates. */
function oldestCheck(place: DutyPlace): string {
  const { gst, tds } = getBuyingRates();
  const rates: Pick<RateOrigin, 'checkedOn'>[] = [place, ...gst, ...(tds ? [tds] : [])];
  return rates.map(({ checkedOn }) => checkedOn).sort()[0] ?? place.checkedOn;
}

/** What a project costs in all, which each of its units asks; null where no place's duty is known. */
export const getProjectCosts = keepLast((project: Project): ProjectCosts | null => {
  const place = getDutyPlace(project);
  if (!place) return null;
  const state = getSoldStates().find(({ name }) => name === place.state);
  return toProjectCosts({
    ...{ project, place, rates: getSheetRates(place), checkedOn: oldestCheck(place) },
    configurations: toConfigurations(getFloorPlan(project.id)?.floors ?? [], project),
    stateHref: state ? stateCostPath(state.id) : null,
  });
});

/** The rates for calculators in the browser: of the states that are sold in; null where amounts cannot be counted. */
export const getBuyingFile = memoizeOnContent((): BuyingFile | null => {
  const { places, charges, loan } = getBuyingRates();
  const sold = getSoldStates().map(({ name }) => name);
  const counted = places.filter((place) => sold.includes(place.state) && getSheetRates(place));
  const rates = counted[0] && getSheetRates(counted[0]);
  if (!rates || !loan) return null;
  const { mostOfPrice, annualRatePercent, tenureYears, incomeShare, retirementAge } = loan;
  return {
    places: counted.map(({ id, state, label, valueName, lines, checkedOn, isCertain }) => {
      return { id, state, label, valueName, lines, checkedOn, isCertain };
    }),
    gst: rates.gst.map(({ purpose, percent, affordable, asOf }) => ({ purpose, percent, affordable, asOf })),
    serviceGst: { percent: rates.serviceGst.percent, asOf: rates.serviceGst.asOf },
    tds: { percent: rates.tds.percent, fromRupees: rates.tds.fromRupees, form: rates.tds.form, asOf: rates.tds.asOf },
    charges: charges.map(({ id, name, chargeClass, typical }) => ({ id, name, chargeClass, typical })),
    loan: { mostOfPrice, annualRatePercent, tenureYears, incomeShare, retirementAge },
  };
});

interface UnitCost {
  totalRupees: number;
  /** The calculator of the project's page with the figures of the unit. */
  href: string;
}

/** A unit with its charges in rupees as the calculator counts it, with the rates; null where it cannot count. */
function toCounted(project: Project, query: URLSearchParams) {
  const [start, file] = [getProjectCosts(project)?.start, getBuyingFile()];
  const asked = start && file && parsePurchase(query, start, file);
  return asked ? { rates: { ...file, place: asked.place }, purchase: asked.purchase } : null;
}

/** What the calculator comes to for a unit with its charges in rupees; null where it cannot count. */
export function getUnitCost(
  project: Project,
  priceRupees: number,
  charges: readonly { id: string; rupees: number }[],
): UnitCost | null {
  const query = new URLSearchParams([
    [COST_KEYS.price, String(priceRupees)],
    ...charges.map(({ id, rupees }) => [chargeKey(id), String(rupees)]),
  ]);
  const counted = toCounted(project, query);
  if (!counted) return null;
  const { totalRupees } = sheetCost(counted.rates, counted.purchase);
  return { totalRupees, href: `?${query.toString()}#cost` };
}

/** The name of what is charged beside a price, by its id; null where it is none of ours. */
export const getChargeName = (id: string) => getBuyingRates().charges.find((each) => each.id === id)?.name ?? null;

const OWNER_NAMES: Record<Owner, string> = { man: 'for a man', woman: 'for a woman', joint: 'for two' };

/** What each of a project's priced homes costs in all for each owner, a sentence each; none where it cannot be counted. */
export function getAllInTexts(project: Project): string[] {
  const costs = getProjectCosts(project);
  if (!costs?.start || costs.shown.kind === 'rules') return [];
  const { start, isCertain } = costs;
  const isStated = start.units.some(({ priceRupees }) => priceRupees === start.priceRupees);
  const lowest = isStated ? [] : [{ label: 'The lowest price', priceRupees: start.priceRupees }];
  return [...lowest, ...start.units].flatMap(({ label, priceRupees }) => {
    const counted = toCounted(project, new URLSearchParams([[COST_KEYS.price, String(priceRupees)]]));
    if (!counted) return [];
    const { rates, purchase } = counted;
    const { gstRupees, gstPercent } = sheetCost(rates, purchase);
    const gst = gstRupees > 0 ? `${formatRupees(gstRupees)} of GST (${gstPercent} %)` : 'no GST';
    const totals = OWNERS.map((owner) => {
      const { totalRupees, duty } = sheetCost(rates, { ...purchase, owner });
      return { owner, rupees: formatRupees(totalRupees), duty: formatRupees(duty.totalRupees) };
    });
    const isSame = totals.every(({ rupees }) => rupees === totals[0]!.rupees);
    // In the order of the owners, so that each has its own.
    const isOneDuty = totals.every(({ duty }) => duty === totals[0]!.duty);
    const duties = isOneDuty ? totals[0]!.duty : totals.map(({ duty }) => duty).join(', ');
    const each = isSame
      ? totals[0]!.rupees
      : totals.map(({ rupees, owner }) => `${rupees} ${OWNER_NAMES[owner]}`).join(', ');
    const sum = `${isCertain ? '' : 'about '}${each}`;
    return `${ALL_IN}${label}, ${formatRupees(priceRupees)}, comes to ${sum}, with duty and registration (${duties}) and ${gst}.`;
  });
}

/** The texts of the pages on the cost of buying in a state. */
export const getStatePages = (): PageTexts[] =>
  getSoldStates().map(({ id, name, lead, notes }) => {
    return { title: `Cost of buying in ${name}`, href: stateCostPath(id), texts: [lead, ...notes] };
  });

/** The duty of the places whose cities we sell in, where amounts may be shown. */
export function getDuties(): PlaceDuty[] {
  const { places } = getBuyingRates();
  return getSoldStates().flatMap(({ id, name }) => {
    const all = places.filter(({ state }) => state === name);
    const projects = getSoldCities(name).flatMap(({ slug }) => getProjectsOfCity(slug));
    const sells = [...new Set(projects.map(({ category }) => category))];
    const counted = all.filter((place) => place.citySlugs.length > 0 && getSheetRates(place));
    return counted.map(({ label, citySlugs, lines, isCertain }) => ({
      ...{ lines, isCertain, sells, href: stateCostPath(id), names: [name.toLowerCase(), ...citySlugs] },
      label: all.length > 1 ? `${label}, ${name}` : name,
    }));
  });
}
