import 'server-only';
import { affordableTable } from '@/lib/domain/buying/affordability-page';
import { placeCosts, type PlaceOfState, type StateCosts } from '@/lib/domain/buying/place-costs';
import type { BuyingState, DutyPlace } from '@/lib/domain/project/rates';
import type { CostStart } from '@/lib/domain/project/costs';
import { ROUTES } from '@/lib/domain/site/routes';
import { getBuyingRates } from '../records/buying-rates';
import { getSheetRates, getSoldCities, getSoldStates } from '../records/costs';
import { pageKind } from './page-kind';

function costsOf(place: DutyPlace, { pricePointsRupees }: BuyingState): PlaceOfState {
  const rates = getSheetRates(place);
  if (!rates) return { place, costs: null };
  const used = { ...rates, serviceGstPercent: rates.serviceGst.percent };
  return { place, costs: placeCosts(used, pricePointsRupees) };
}

/** What the calculator of a state begins with besides place and price. */
const ANY_HOME = {
  purpose: 'home',
  isApartment: true,
  citySlug: null,
  stage: 'new',
  units: [],
} satisfies Partial<CostStart>;

function stateCosts(state: BuyingState): StateCosts {
  const rates = getBuyingRates();
  const places = rates.places.filter((place) => place.state === state.name);
  const gst = rates.gst.find(({ purpose }) => purpose === 'home') ?? null;
  const days = [...places, ...(gst ? [gst] : []), ...(rates.tds ? [rates.tds] : [])].map(({ checkedOn }) => checkedOn);
  const placesWithCosts = places.map((place) => costsOf(place, state));
  const counted = placesWithCosts.flatMap(({ place, costs }) => (costs ? [{ id: place.id, costs }] : []));
  return {
    state,
    places: placesWithCosts,
    start: counted[0]
      ? { ...ANY_HOME, placeIds: counted.map(({ id }) => id), priceRupees: counted[0].costs.exampleRupees }
      : null,
    cities: getSoldCities(state.name).map(({ name, href }) => ({ name, href })),
    ...{ gst, tds: rates.tds, charges: rates.charges },
    checkedOn: days.sort()[0] ?? null,
    others: getSoldStates().filter(({ id }) => id !== state.id),
  };
}

/** The states with a page on what a home costs. */
export const buyingCostPage = pageKind(ROUTES.costOfBuying, {
  name: 'cost of buying',
  data: () => ({ states: getSoldStates().map(stateCosts) }),
});

/** What a home costs in one state, line by line. */
export const stateCostPages = pageKind('/cost-of-buying/[state]', {
  name: 'cost of buying in a state',
  params: () => getSoldStates().map(({ id }) => ({ state: id })),
  data: ({ state }) => {
    const found = getSoldStates().find(({ id }) => id === state);
    return found ? stateCosts(found) : null;
  },
});

/** What a household can afford: tables of every place that is sold in. */
export const affordabilityPage = pageKind(ROUTES.affordability, {
  name: 'affordability',
  data: () => {
    const { places, loan } = getBuyingRates();
    const sold = getSoldStates().map(({ name }) => name);
    const tables = places.flatMap((place) => {
      const rates = sold.includes(place.state) && loan && !loan.isExpired ? getSheetRates(place) : null;
      return rates && loan ? [{ ...affordableTable(place, rates, loan), checkedOn: place.checkedOn }] : [];
    });
    const days = [...tables.map(({ checkedOn }) => checkedOn), ...(loan ? [loan.checkedOn] : [])];
    return { tables, loan, checkedOn: days.sort()[0] ?? null };
  },
});
