import type { CostStart } from '../project/costs';
import type { PlaceCosts } from './place-costs';
import type { BuyingState, DutyPlace, GstRule, TdsRule, UsualCharge } from './rates';

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
