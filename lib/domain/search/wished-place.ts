import { cut } from './limits';
import { matchesText } from '../listing/filter-rules';
import { isInLocality, type PlacePage } from '../place/city';
import { isOfSeveral, takeName, takeNames, type Named, type NamedArea, type SearchVocabulary } from './names';
import { WORKPLACE } from './nearby-words';

/** The place that a wish means. */
export interface WishedPlace {
  /** Localities, without those that only say where another one is. */
  values: string[];
  /** The name of them all, where they are a range: 'Sectors 80 to 90'. */
  range: string | null;
  /** The page of the only locality, if no project has its name. */
  page: PlacePage | null;
  /** The city that says which locality is meant: 'Faridabad' of 'sector 81 faridabad'; else null. */
  city: string | null;
  /** A part of the city that is meant, in which nothing is sold: what is nearest to it comes first. */
  near?: NamedArea;
  /** Whether what is around it is meant, too: 'sector 46 or nearby'. */
  isAround?: boolean;
}

/** What is around a place beside it, which is no place nearby: 'or nearby', 'and nearby areas'. */
export const AROUND =
  /,? ?\b(?:or|and|ya|aur|&) (?:(?:in|any|the|its|ke) )*(?:(?:near(?:by)?|surrounding|adjoining|neighbou?ring)(?: (?:areas?|localit(?:y|ies)|sectors?|places?|locations?))+|near ?by|around|near)(?=,|$| (?:under|below|above|with|within ₹|upto|up to|budget|for|ready|₹)\b| \d)/;
/** A sector is meant with what is around it: 'near sector 83', 'sector 49 ke paas'. */
export const NEAR_SECTOR =
  /\b(?:near(?: ?by)?|around|close to) (?:to )?sector \d|\bsector \d+[a-z]?(?: [a-z]+)? (?:ke )?near ?(?:by)?\b|\bsector \d.*\bnear ?by only\b/;

type Place = Named<string>;

/** A place with the part of its city that is named, nearest to which is meant; the city where no place is named, and a place elsewhere as it is. */
export function nearPart({ city, ...near }: NamedArea & { city: string }, named?: WishedPlace): WishedPlace {
  const place = named ?? { values: [city], range: null, page: null, city: null };
  return place.values.join() === city || place.page?.cityName === city ? { ...place, near } : place;
}

/** Whether something is in a place, not only in one of a like name: 'Dwarka Expressway' is not in 'Dwarka'. */
export const isInPlace = (
  { values, page }: Pick<WishedPlace, 'values' | 'page'>,
  { localities, cityName }: { localities: readonly string[]; cityName: string },
): boolean => page !== null || [...localities, cityName].some((name) => values.includes(name));

/** The place of a like name in which something is that is not in the place itself: 'Dwarka Expressway' of 'Dwarka'; '' of others. */
export const likePlace = (
  place: Pick<WishedPlace, 'values' | 'page'>,
  project: { localities: readonly string[]; cityName: string },
): string => {
  const isLike = (name: string) => place.values.some((value) => matchesText(name, 'locality', value));
  return isInPlace(place, project) ? '' : (project.localities.find(isLike) ?? '');
};

/** Whether a text says that something is inside a place, and not near it. */
export const isInside = (name: string, text: string) =>
  [`in ${name}`, `${name} me`, `${name} mein`, `${name} main`].some((inside) => ` ${text} `.includes(` ${inside} `));

/** The name of a part in a text that has the name of its city in it, 'navi mumbai', where no other part is named; '' without one. */
export function partWithCity(text: string, { areas, cities }: SearchVocabulary): string {
  const { name, rest } = takeName(text, areas) ?? { name: '', rest: '' };
  return name.split(' ').some((word) => cities.has(word)) && !takeName(rest, areas) ? name : '';
}

const SECTOR_RANGE = /\bsectors? (\d{1,3}) ?(?:-|to|se|till|upto) ?(?:sectors? )?(\d{1,3})\b/;

/** A text that names each sector of 'sector 80 to 90' where something is sold, in the city beside it, and the name of them all. */
function withSectors(text: string, { localities, wider, cities, pages }: SearchVocabulary) {
  const [range, first = '', last = ''] = SECTOR_RANGE.exec(text) ?? [];
  const city = text.split(' ').find((word) => cities.has(word));
  const isMeant = (name: string) => {
    const number = Number(/^sector (\d+)/.exec(name)?.[1]);
    return number >= Number(first) && number <= Number(last) && (!city || wider.get(name)?.has(city));
  };
  const names =
    range && !pages.has(range) ? [...localities.keys()].filter((name) => !pages.has(name) && isMeant(name)) : [];
  if (!range || names.length === 0) return { text, sectors: null };
  const name = `Sectors ${first} to ${last}`;
  return {
    text: text.replace(range, names.join(' ')),
    sectors: { name, values: names.map((each) => localities.get(each)) },
  };
}

/** A road without its name, beside another place: 'or expressway'. */
const OTHER_ROAD = /(?<=\b(?:or|and|on) (?:the )?)expressway\b/;

/** The places in a text; those of a region are its cities in which something is sold. */
function takePlaces(text: string, { places, localities, cities, citiesOf }: SearchVocabulary) {
  const { taken, rest: open } = takeNames(text, places);
  // 'noida sector 62 or expressway' is that of Noida.
  const [road = ''] = taken.length > 0 ? (OTHER_ROAD.exec(open) ?? []) : [];
  const city = road && taken.flatMap(({ value }) => value).find((name) => cities.has(name));
  const roads = city
    ? [...localities.keys()].filter((name) => name.endsWith(` ${road}`) && citiesOf.get(name)?.has(city))
    : [];
  const own = roads.find((name) => name.startsWith(`${city} `)) ?? (roads.length === 1 ? roads[0] : undefined);
  const rest = own ? cut(open, road) : open;
  const isRegion = (names: readonly string[]) => names.length > 1 && names.every((name) => cities.has(name));
  const all = [...taken.map(({ value }) => value), ...(own ? [[own]] : [])];
  const named = all.filter((names) => !isRegion(names));
  const meant = new Set((named.length > 0 ? named : all).flat().filter((name) => localities.has(name)));
  return { places: [...meant].map((name) => ({ name, value: localities.get(name)! })), rest };
}

/**
 * The places whose homes are meant, those that a listing cannot show beside them, and the city that says which place is
 * meant. A place that only says where another one is does not count; a city elsewhere counts where the words join it.
 */
export function takePlace(text: string, isEither: boolean, vocabulary: SearchVocabulary) {
  const { pages, wider, cities, citiesOf, localities } = vocabulary;
  const { text: named, sectors } = withSectors(text, vocabulary);
  const { places, rest } = takePlaces(named, vocabulary);
  const covers = (name: string, { name: other, value }: Place) =>
    pages.has(name) && other !== name && isInLocality({ localities: [value] }, pages.get(name)!);
  const isAround = ({ name, value }: Place) =>
    places.some(
      (other) => wider.get(other.name)?.has(name) || covers(name, other) || pages.get(other.name)?.cityName === value,
    );
  const said = ` ${named.replace(/,? (?:in )?/g, ' ').replaceAll(' ya ', ' or ')} `;
  const says = (...words: string[]) => said.includes(` ${words.join(' ')} `);
  // 'noida or greater noida west' is both, 'sector 62 noida or sector 65 gurgaon' names no city.
  const isOneOfTwo = ({ name }: Place) =>
    (says('or', name) || says(name, 'or')) && !places.some((other) => says(other.name, name) || says(name, other.name));
  const narrow = places.filter((place) => isOneOfTwo(place) || !isAround(place));
  const isCity = ({ name }: Place) => cities.has(name);
  const isOneKind = isEither || narrow.every(isCity);
  // A listing is of one page or of several names.
  const names = narrow.filter((place) => !pages.has(place.name) && (isOneKind || !isCity(place)));
  const asked = names.length > 0 ? names : narrow.filter((place) => !isCity(place)).slice(0, 1);
  // 'sector 44 gurgaon' is not that of Noida.
  const elsewhere = asked.flatMap((own) => {
    const { name } = own;
    const city = isCity(own)
      ? null
      : places.find((place) => isCity(place) && (says(name, place.name) || says(place.name, name)));
    return city && citiesOf.get(name)?.has(city.name) === false ? [city] : [];
  });
  const inside = elsewhere.length > 0 ? elsewhere.slice(0, 1) : asked;
  const isUnclear = inside.some(({ name }) => isOfSeveral(vocabulary, name));
  // 'dwarka sector 12' is the one in the city of Dwarka.
  const cityOf = ({ name }: Place) =>
    pages.get(name)?.cityName ??
    [...(wider.get(name) ?? [])].flatMap((each) => (cities.has(each) ? localities.get(each) : []))[0];
  const cityAround = () => places.flatMap((place) => (narrow.includes(place) ? [] : (cityOf(place) ?? [])))[0];
  // Where somebody works is none to live in; what is sold is in the city around it.
  const [{ name: first } = { name: '' }] = inside;
  const page = pages.get(first) ?? null;
  const isOfWork = page !== null && !citiesOf.has(first) && named.includes(`${WORKPLACE} ${first}`);
  const isRange = sectors !== null && inside.length > 1 && inside.every(({ value }) => sectors.values.includes(value));
  return {
    rest,
    place: isOfWork
      ? nearPart({ name: page.name, city: page.cityName })
      : ({
          values: inside.map(({ value }) => value),
          range: isRange ? sectors.name : null,
          page,
          city: (isUnclear && (places.find(isCity)?.value ?? cityAround())) || null,
        } satisfies WishedPlace),
    outside: narrow.filter((place) => !inside.includes(place)).map(({ value }) => value),
  };
}
