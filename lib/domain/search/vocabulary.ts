import type { PlacePage } from '../place/city';
import { bedroomNames } from '../project/bedrooms';
import { groupedBy } from '../site/grouped';
import type { SearchFile } from './file';
import { cut } from './limits';
import type { SearchVocabulary } from './names';
import { statedFact, toListedLabel } from './stated';

/** Texts by their usual spelling; of those with one spelling the first. */
function bySpelling(spellings: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [text, spelling] of spellings) if (spelling && !names.has(spelling)) names.set(spelling, text);
  return names;
}

/** Names with a dash also without: 'high street frontage'. */
const withoutDashes = (names: ReadonlyMap<string, string>) =>
  new Map(
    [...names].flatMap(([name, value]) => [name, name.replaceAll('-', ' ')].map((each) => [each, value] as const)),
  );

const EAST_WEST = /\b(?:east|west)$/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/**
 * Short forms of places in usual spelling, with the whole names; of two places only east and west of one name have one. 'spr',
 * 'spr road' and 'southern peripheral' are Southern Peripheral Road, 'greater kailash 2' is Greater Kailash II, 'udyog vihar' is Udyog Vihar
 * Phase IV, 'jasola' Jasola District Centre, 'bandra' is Bandra West and Bandra East,
 * and 'extension road' the one of such a name.
 */
function toShortNames(names: readonly string[]) {
  const short = names.flatMap((name) => {
    const words = name.split(' ');
    if (/^(?:phase|district)$/.test(words.at(-2) ?? '')) return [[words.slice(0, -2).join(' '), name] as const];
    const last = words.at(-1) ?? '';
    if (EAST_WEST.test(last)) return [[words.slice(0, -1).join(' '), name] as const];
    const at = ROMAN.indexOf(last);
    if (at >= 0) return [[[...words.slice(0, -1), at + 1].join(' '), name] as const];
    if (words.length < 3 || /\d/.test(name)) return [];
    const parts = new Set([2, words.length - 1].map((count) => words.slice(0, count).join(' ')));
    if (words.length > 3) parts.add(words.slice(-2).join(' '));
    const initials = words.map(([initial]) => initial).join('');
    return [initials, `${initials} ${last}`, ...parts].map((each) => [each, name] as const);
  });
  return [...groupedBy(short, ([each]) => each)]
    .map(([each, all]) => [each, all.map(([, name]) => name)] as const)
    .filter(([each, own]) => !names.includes(each) && (own.length === 1 || own.every((name) => EAST_WEST.test(name))));
}

/** 'noida 142' is Sector 142, where one city has that sector; below ten it may be bedrooms. */
const toNumberNames = (citiesOf: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...citiesOf].flatMap(([name, [city, ...others]]) =>
    /^sector \d\d/.test(name) && others.length === 0 ? [[name.replace('sector', city!), [name]] as const] : [],
  );

/** Developers by their names, and by the first word where a word beside it says that it is one, 'by vatika', or no project has it in its name. */
function toCompanyNames(
  { companies, projects }: SearchFile,
  places: readonly string[],
  spell: (text: string) => string,
) {
  const names = new Set(projects.flatMap(({ name }) => spell(name).split(' ')));
  const companyNames = companies.flatMap(({ id, name }) => {
    const spelling = spell(name);
    const [first = ''] = spelling.split(' ');
    const isOwn = companies.every((each) => each.id === id || !spell(each.name).startsWith(`${first} `));
    const isPlace = places.some((place) => place.startsWith(`${first} `));
    const isAlone = !names.has(first);
    const short = isOwn && !isPlace ? ['by #', 'from #', '# group', '# projects', ...(isAlone ? ['#'] : [])] : [];
    return [spelling, `by ${spelling}`, `from ${spelling}`, ...short.map((form) => form.replace('#', first))].map(
      (each) => [each, { name, slug: id }] as const,
    );
  });
  return new Map(companyNames);
}

/** 'malviya nagar' of 'malviya nagar metro station', which is also said of the place. */
const withoutStation = (name: string) => /^((?:[a-z]+ )+[a-z]+) metro station\b/.exec(name)?.slice(1) ?? [];

/** A name nearby, and in short: 'igi airport' of 'indira gandhi international airport', 'dps' of 'delhi public school', 'filmcity' of 'film city'. */
const toNearbyNames = (name: string) => [
  ...new Set([
    name,
    name.replace(/^(\w)\w* (\w)\w* (?:(i)nternational(?= airport)|(s)chool)/, '$1$2$3$4'),
    ...withoutStation(name),
    ...(/^[a-z]+ city$/.test(name) ? [name.replace(' ', '')] : []),
  ]),
];

/** The entries of lists that no row of the table knows, and the other names of all, each also with or without its 's'. */
function toListedNames({ projects, listed }: SearchFile, spell: (text: string) => string): Map<string, string> {
  const stated = new Set(projects.flatMap((project) => project.stated));
  const names = [...stated].filter((label) => !statedFact(label)).map((label) => [label, label] as const);
  const others = listed.flatMap(({ label, aliases }) => {
    const own = toListedLabel(label);
    return stated.has(own) ? aliases.map((alias) => [alias, own] as const) : [];
  });
  const spelled = [...others, ...names].map(([name, label]) => [spell(name), label] as const);
  const inNumber = spelled.map(
    ([name, label]) => [name.endsWith('s') ? name.slice(0, -1) : `${name}s`, label] as const,
  );
  return withoutDashes(new Map([...inNumber, ...spelled]));
}

/** Names that a query may contain; `today` is a month from the year 0, `spell` writes a text as queries are read. */
export function toVocabulary(
  file: SearchFile,
  today: number | null,
  spell: (text: string) => string,
): SearchVocabulary {
  const { projects, localities, places: placeNames } = file;
  const toSpellings = (texts: readonly string[]) => new Map([...new Set(texts)].map((text) => [text, spell(text)]));
  const places = projects.map(({ cityName, localities: own }) => [cityName, ...own]);
  const spellings = toSpellings(places.flat());
  const named = bySpelling(spellings);
  const pages = new Map<string, PlacePage>();
  for (const { location, ...page } of localities) {
    const spelling = spell(page.name);
    if (!named.has(spelling) && !pages.has(spelling)) pages.set(spelling, { ...page, cityName: location });
  }
  const citiesOf = new Map<string, Set<string>>();
  const wider = new Map<string, Set<string>>();
  const spelled = places.map((names) => names.map((name) => spellings.get(name) ?? name));
  for (const [city = '', ...own] of spelled) {
    own.forEach((name, at) => {
      citiesOf.set(name, (citiesOf.get(name) ?? new Set()).add(city));
      const others = [...own.slice(at + 1), city].filter((other) => other !== name);
      wider.set(name, new Set([...(wider.get(name) ?? []), ...others]));
    });
  }
  const known = new Map([...named, ...[...pages].map(([spelling, { name }]) => [spelling, name] as const)]);
  const shortNames = new Map<string, readonly string[]>([
    ...toShortNames([...known.keys()]),
    ...toNumberNames(citiesOf),
  ]);
  // A listing of Dwarka has the Dwarka Expressway, too.
  const citiesFrom = new Map([...citiesOf].map(([name, own]) => [name, new Set(own)] as const));
  for (const [name, own] of citiesOf)
    for (let end = name.lastIndexOf(' '); end > 0; end = name.lastIndexOf(' ', end - 1))
      for (const city of own) citiesFrom.get(name.slice(0, end))?.add(city);
  const rooms = bedroomNames(projects.flatMap(({ bedrooms }) => bedrooms));
  const citiesNear = new Map<string, Set<string>>();
  for (const { cityName, nearby } of projects)
    for (const { name } of nearby ?? []) citiesNear.set(name, (citiesNear.get(name) ?? new Set()).add(cityName));
  /** Short forms of localities: 'bkc' of 'bandra kurla complex'. */
  const shortsOf = groupedBy([...shortNames.keys()], (short) => shortNames.get(short)!.join());
  return {
    bedrooms: bySpelling(toSpellings(rooms.filter((name) => name !== 'Villa'))),
    statuses: bySpelling(toSpellings(projects.map(({ status }) => status ?? ''))),
    localities: new Map([...known, ...[...shortNames].map(([short, [name]]) => [short, known.get(name!)!] as const)]),
    pages,
    places: new Map<string, readonly string[]>([
      ...[...known.keys()].map((name) => [name, [name]] as const),
      ...shortNames,
      ...placeNames
        .filter(({ cities }) => cities.length > 0)
        .map(({ name, cities }) => [spell(name), cities.map(spell)] as const),
    ]),
    areas: new Map(
      placeNames.flatMap(({ name, areas = [] }) =>
        areas
          .map((area) => [spell(area.name), { ...area, city: name }] as const)
          .filter(([area]) => named.has(spell(name)) && !known.has(area)),
      ),
    ),
    cities: new Set(spelled.map(([city = '']) => city)),
    citiesOf: citiesFrom,
    wider,
    facts: {
      listed: toListedNames(file, spell),
      nearby: new Map(
        [...citiesNear.keys()].flatMap((name) =>
          [name.split(',')[0]!, name].flatMap((each) =>
            toNearbyNames(cut(spell(each), /[^a-z\d]+/g))
              .flatMap((own) => [own, ...(shortsOf.get(own) ?? [])])
              .map((own) => [own, name] as const),
          ),
        ),
      ),
      citiesNear,
      today,
    },
    companies: toCompanyNames(file, [...known.keys()], spell),
  };
}
