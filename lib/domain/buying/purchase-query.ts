import { formatAmount, MIN_PRICE_RUPEES, parseAmount } from '../project/price';
import type { CostStart, Stage } from '../project/costs';
import { type Charge, PLAIN_PURCHASE, type Purchase } from './all-in';
import type { BuyingFile, FilePlace } from './cost-sheet';
import { type Owner, OWNERS } from '../project/rates';

/** Beside a field whose text `parseAmount` does not read. */
export const AMOUNT_NOT_READ = 'Not understood. Type it as 85 lakh, 1.2 cr or 85,00,000, up to 1,000 crore.';

/** Names of the calculator's fields, which are the keys of its address. */
export const COST_KEYS = {
  price: 'price',
  owner: 'owner',
  stage: 'stage',
  place: 'place',
  plan: 'plan',
  day: 'from',
  loan: 'loan',
} as const;

/** Key of a charge: 'charge-club'. */
export function chargeKey(id: string): string {
  return `charge-${id}`;
}

/** Why the text of an amount does not count, in an address with these keys; null if it counts. */
function costFault(key: string, text: string, query: URLSearchParams): string | null {
  const isAmount = key === COST_KEYS.price || key === COST_KEYS.loan || key.startsWith(chargeKey(''));
  if (!isAmount || text.trim() === '') return null;
  const rupees = parseAmount(text);
  if (rupees === null) return AMOUNT_NOT_READ;
  if (key === COST_KEYS.price && rupees < MIN_PRICE_RUPEES) return `At least ${formatAmount(MIN_PRICE_RUPEES)}.`;
  const price = parseAmount(query.get(COST_KEYS.price) ?? '');
  return key === COST_KEYS.loan && price !== null && rupees > price ? 'At most the price.' : null;
}

/** What is wrong with the amounts of an address, by key; amounts that count are not in it. */
export function costFaults(query: URLSearchParams): ReadonlyMap<string, string> {
  return new Map(
    [...query].flatMap(([key, text]) => {
      const fault = costFault(key, text, query);
      return fault ? [[key, fault] as const] : [];
    }),
  );
}

/** The address to count with: an amount that does not count is the one of before, if there was one. */
export function countedQuery(query: URLSearchParams, before: URLSearchParams): URLSearchParams {
  const counted = new URLSearchParams(query);
  for (const key of costFaults(query).keys()) {
    const amount = before.get(key);
    if (amount === null) counted.delete(key);
    else counted.set(key, amount);
  }
  return counted;
}

/** A purchase as an address describes it. */
interface PurchaseQuery {
  purchase: Purchase;
  place: FilePlace;
}

/** The purchase of an address; what is missing or wrong is taken from the start. Null without a place. */
export function parsePurchase(query: URLSearchParams, start: CostStart, file: BuyingFile): PurchaseQuery | null {
  const { places, charges } = file;
  const id = query.get(COST_KEYS.place) ?? '';
  const offered = places.filter((place) => start.placeIds.includes(place.id));
  const place = offered.find((each) => each.id === id) ?? offered[0];
  if (!place) return null;
  const priceRupees = parseAmount(query.get(COST_KEYS.price) ?? '') ?? start.priceRupees;
  const typed = charges.map((charge): Charge => {
    return { chargeClass: charge.chargeClass, rupees: parseAmount(query.get(chargeKey(charge.id)) ?? '') ?? 0 };
  });
  return {
    place,
    purchase: {
      ...PLAIN_PURCHASE,
      ...{ priceRupees, purpose: start.purpose, citySlug: start.citySlug, isFirstSaleFlat: start.isApartment },
      owner: ownerOf(query),
      isUnderConstruction: stageIn(query, start.stage) === 'new',
      carpetSqm: start.units.find((unit) => unit.priceRupees === priceRupees)?.carpetSqm ?? null,
      charges: typed.filter(({ rupees }) => rupees > 0),
    },
  };
}

/** The owner of an address; a man where it names none. */
export function ownerOf(query: URLSearchParams): Owner {
  return OWNERS.find((owner) => owner === query.get(COST_KEYS.owner)) ?? 'man';
}

/** The stage of an address, else the one given. */
export function stageIn(query: URLSearchParams, fallback: Stage): Stage {
  const stage = query.get(COST_KEYS.stage);
  return stage === 'new' || stage === 'ready' ? stage : fallback;
}
