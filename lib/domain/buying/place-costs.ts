import type { CostStart } from '../project/costs';
import type { BuyingState, DutyPlace, GstRule, Owner, TdsRule, UsualCharge } from '../project/rates';
import { allInCost, type AllInCost, type CostRates, PLAIN_PURCHASE } from './all-in';

/** A place with its costs; null where a rate is too old to show amounts. */
export interface PlaceOfState {
  place: DutyPlace;
  costs: PlaceCosts | null;
}

/** Everything the page of one state shows. */
export interface StateCosts {
  state: BuyingState;
  places: PlaceOfState[];
  cities: { name: string; href: string }[];
  /** GST of homes and income tax; null if the content has none. */
  gst: GstRule | null;
  tds: TdsRule | null;
  charges: UsualCharge[];
  /** ISO day of the oldest check among the rates of the page. */
  checkedOn: string | null;
  /** What the calculator begins with; null where no amount can be counted. */
  start: CostStart | null;
  others: Pick<BuyingState, 'id' | 'name'>[];
}

type PerOwner<Value> = Record<Owner, Value>;

/** What homes cost in one place, for each owner. */
export interface PlaceCosts {
  exampleRupees: number;
  /** A home under construction at that price, line by line. */
  example: PerOwner<AllInCost>;
  /** All-in totals in rupees at each price: new from the developer, and resale. */
  totals: { priceRupees: number; isNew: boolean; rupees: PerOwner<number> }[];
}

/** The second price is the example. Charges of the developer are not counted. */
export function placeCosts(rates: CostRates, pricePointsRupees: readonly number[]): PlaceCosts {
  const exampleRupees = pricePointsRupees[1] ?? pricePointsRupees[0] ?? 0;
  const home = (priceRupees: number, isNew: boolean) =>
    perOwner((owner) =>
      allInCost(rates, {
        ...PLAIN_PURCHASE,
        ...{ priceRupees, owner, purpose: 'home', isUnderConstruction: isNew, isFirstSaleFlat: isNew },
      }),
    );
  const totals = pricePointsRupees.flatMap((priceRupees) =>
    [true, false].map((isNew) => {
      const costs = home(priceRupees, isNew);
      return { priceRupees, isNew, rupees: perOwner((owner) => costs[owner].totalRupees) };
    }),
  );
  return { exampleRupees, example: home(exampleRupees, true), totals };
}

function perOwner<Value>(of: (owner: Owner) => Value): PerOwner<Value> {
  return { man: of('man'), woman: of('woman'), joint: of('joint') };
}
