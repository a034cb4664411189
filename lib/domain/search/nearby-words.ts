import { nearbyKind, type NearbyKind } from '../place/nearby';
import { openWords } from './language';
import { cut } from './limits';
import { type SearchVocabulary, takeName } from './names';

/** Kinds of places nearby: their words, whether these ask without 'near', and the minutes that are near. */
const PLACES: readonly (readonly [kind: NearbyKind, words: string, isClear: boolean, near: number, label: string])[] = [
  ['metro', '(?:rapid )?metro(?: (?:station|line|stop))?s?', true, 15, 'metro'],
  ['airport', '(?:international )?airport', true, 30, 'airport'],
  ['railway', '(?:railway|train|rail)(?: station)?', true, 20, 'railway station'],
  ['railway', '(?<!(?:metro|bus|police|fire|charging|power|petrol) )stations?', false, 20, 'railway station'],
  ['hospital', 'hospitals?|medical (?:facilit(?:y|ies)|cent(?:er|re))', false, 15, 'hospital'],
  ['school', 'schools?', false, 15, 'school'],
  ['college', 'colleges?|universit(?:y|ies)', false, 20, 'college'],
  [
    'shopping',
    '(?:shopping )?malls?|markets?|shopping|(?<=\\bwith\\b.*)shops?(?= within \\d+ min)',
    false,
    15,
    'shops',
  ],
  [
    'office',
    '(?:it|tech|business|office) (?:parks?|hubs?|districts?|areas?)|my office|offices?(?! (?:near|close)\\b)',
    false,
    20,
    'office district',
  ],
  ['park', 'parks?|lakes?', false, 10, 'park'],
];
/** Of a place of work, which is none to live in: 'near workplace udyog vihar' of 'my office is in udyog vihar'. */
export const WORKPLACE = 'workplace';
/** Asks for the minutes, whatever they are: so is a fact said back that no minutes limit. */
const FAR_OF = '(?<!\\d[ -]?)minutes to';
/** Where somebody works limits none, either, unless the minutes are told. */
const ASKS_FAR = new RegExp(`^(?:${FAR_OF}|near ${WORKPLACE})\\b(?!.* \\d+ min)`);
const NEAR = `(?:(?:sabse )?near(?:by|est|er)?|clos(?:e|er|est)(?: by)?|well connected|next|adjacent|walk(?:ing|able)?(?: distance)?|opposite|beside|easy access|connectivity|distance|${FAR_OF}|far(?: is| away)*)(?: (?:to|of|from|by))?`;
const GOOD = '(?:a|an|the|any|good|best|top|some|big|nearest|well known|famous|dlf)';
const MINUTES =
  '(?:(?:within|in|under|less than|max(?:imum)?|up ?to|at most|only|just) )?(\\d{1,3}) ?-? ?min(?:ute)?s?\\b(?: (?:drive|driving|walk|walking|ride|distance|travel|away|by \\w+))*(?: (?:from|of|to|se|me|mein))?';
const AFTER = `(?: (?:is|should|must|be|ought|to|hona|ho|chahiye|ke|ka|se|are|at|on|in|both|dono|bhi|sabse))* (?:kitn[ai] (?:door|dur)|nearby|around(?! ?[\\d₹])|near(?! [a-z]+ (?:hospital|metro|station|school))|close(?: ?by|(?=,|$))|connect(?:ivity|ed)|walk(?:ing|able)(?: distance)?|(?:(?:with)?in )?(\\d{1,3}) ?min(?:ute)?s?(?: (?:mein|door|away))?)\\b`;
const OF_KIND = PLACES.map(
  ([, words]) =>
    [
      new RegExp(`\\b(?:${MINUTES} |${NEAR} )(?:${GOOD} )*(?:${words})\\b(?:${AFTER})?`),
      new RegExp(`\\b(?:${GOOD} )*(?:${words})${AFTER}`),
      new RegExp(`\\b(?:${words})\\b`),
      new RegExp(`\\b(?:(?:good|best|top) )(?:${words})\\b`),
    ] as const,
);
const MAX_WORDS = 4;
const NEAR_NAME = new RegExp(
  `\\b(?:${MINUTES}|${NEAR}) (?:${GOOD} |(${WORKPLACE}) )*(?=(\\S+(?: \\S+){0,${MAX_WORDS - 1}}))`,
);
const NAME_NEAR = new RegExp(`((?:\\S+ ){0,${MAX_WORDS - 1}}\\S+) ke near(?:by)?\\b`);
/** Minutes behind a name: 'cyber city 20 min', 'near cyber city within 20 min'. */
const THEN_MINUTES =
  /^ (?:(?:se|from|is) )?(?:(?:(?:with)?in|up ?to|max(?:imum)?|under|less than) )?(\d{1,3}) ?min(?:ute)?s?\b/;
const NEAR_MINUTES = 20;
/** The records have minutes, and do not say that they are on foot. */
export const ON_FOOT = /\bwalk(?:ing|able)?\b/;
const ON_FOOT_MINUTES = 5;

function takeOfKind(text: string) {
  for (const [at, [kind, , isClear, near, label]] of PLACES.entries()) {
    const [before, after, alone, good] = OF_KIND[at]!;
    const match = before.exec(text) ?? after.exec(text) ?? (isClear ? alone : good).exec(text);
    if (!match) continue;
    const given = match.slice(1).find(Boolean);
    const minutes = given ? Number(given) : ON_FOOT.test(match[0]) ? ON_FOOT_MINUTES : near;
    return {
      fact: { row: 'nearby' as const, label: `${label} within ${minutes} min`, kind, names: [], minutes },
      words: match[0],
    };
  }
  return null;
}

/** Ends of names that are none alone: 'iffco chowk' is not any chowk. */
const NAME_END = /^(?:chowk|marg|road|mall|market|complex|junction|temple|mandir|sector|phase|block)$/;

/** Other short words are too often a part of another name; an airport has a 't3'. */
const SHORT_NAME = /^(?:dps|imt|t\d)$/;

/** The longest words, from the first or up to the last of a text, that names of places nearby have, and those names. */
function takeNamed(words: string, nearby: ReadonlyMap<string, string>, isFirst: boolean) {
  const all = words.split(' ');
  for (let count = all.length; count > 0; count -= 1) {
    const part = (isFirst ? all.slice(0, count) : all.slice(-count)).join(' ');
    if ((part.length < 4 && !SHORT_NAME.test(part) && !nearby.has(part)) || NAME_END.test(part)) continue;
    // A road that is named after a place is not that place.
    const has = (own: string, words: string) =>
      ` ${own} `.split(` ${words} `).some((behind, at) => at > 0 && !/^(?:road|expressway|highway)\b/.test(behind));
    // 'medanta hospital' is also 'Medanta – The Medicity'.
    const kind = nearbyKind(part);
    const bare = part.replace(/ (?:hospital|school|college|university)$/, '');
    const isNamed = ([own, name]: [string, string]) => has(own, part) || (has(own, bare) && nearbyKind(name) === kind);
    const names = [...nearby].filter(isNamed).map(([, name]) => name);
    if (names.length > 0) return { part, names };
  }
  return null;
}

/** A place that is named without 'near', whole, 'cyber city', or before its kind, 'jewar airport'. */
function takeSaid(text: string, kind: ReturnType<typeof takeOfKind>, nearby: ReadonlyMap<string, string>) {
  const said = takeName(text, nearby);
  if (said && (said.name.includes(' ') || nearbyKind(said.name) === 'place')) return takeNamed(said.name, nearby, true);
  const named = kind && takeNamed(text.slice(0, text.indexOf(kind.words)).trim(), nearby, false);
  const names = named?.names.filter((name) => nearbyKind(name) === kind?.fact.kind) ?? [];
  return named && names.length > 0 ? { ...named, names } : null;
}

/** 'the hospital' of 'a doctor at medanta, close to the hospital' is the one that is named. */
export function withNamedKind(text: string, { facts: { nearby }, localities }: SearchVocabulary): string {
  const [the = '', kind = ''] = /\bthe (hospital|school|college|university)\b/.exec(text) ?? [];
  for (const [, after] of the ? text.matchAll(/\b(?:at|in|of|from)(?= ([^\s,]+(?: [^\s,]+){0,3}))/g) : []) {
    const named = takeNamed(after!, nearby, true);
    const isKind = named?.names.some((name) => nearbyKind(name) === nearbyKind(kind)) === true;
    if (isKind && !localities.has(named.part)) return cut(text, named.part).replace(the, named.part);
  }
  return text;
}

const capitals = (text: string) => text.replace(/(?<![a-z'])(?:dps\b|[a-z])/g, (part) => part.toUpperCase());

/** The first place near which a text in usual spelling wants a home, or to which it asks the minutes, and the words that ask for it; null without one. */
export function takeNearby(text: string, known: ReadonlyMap<string, string>) {
  const taken = takeNear(text, known);
  if (!taken || !ASKS_FAR.test(taken.words)) return taken;
  const label = `minutes to ${taken.fact.label.replace(/ within.*/, '')}`;
  return { ...taken, fact: { ...taken.fact, label, minutes: Infinity } };
}

function takeNear(text: string, known: ReadonlyMap<string, string>) {
  const kind = takeOfKind(text);
  const before = NEAR_NAME.exec(text);
  const after = NAME_NEAR.exec(text);
  const namedAfter = before && takeNamed(before[3]!, known, true);
  const namedBefore = after && takeNamed(after[1]!, known, false);
  // 'jewar airport ke paas' is near no other airport.
  const isKind = namedBefore !== null && ONLY_KIND.test(namedBefore.part);
  const named = namedAfter ?? (isKind ? null : namedBefore) ?? takeSaid(text, kind, known);
  if (!named) return kind;
  const { part, names } = named;
  const near = PLACES.find(([own]) => own === nearbyKind(names[0]!))?.[3] ?? NEAR_MINUTES;
  const asked = namedAfter
    ? before[0] + part
    : after?.[0].includes(part)
      ? after[0].slice(after[0].lastIndexOf(part))
      : part;
  const [then = '', given] = THEN_MINUTES.exec(text.slice(text.indexOf(asked) + asked.length)) ?? [];
  const minutes = Number((namedAfter && before[1]) || given || near);
  const words = asked + then;
  const whole = known.get(part)?.split(',')[0] ?? capitals(part);
  const label = `${whole} within ${minutes} min`;
  const fact = { row: 'nearby' as const, label, kind: null, names, place: whole.toLowerCase(), minutes };
  // 'near jewar airport' is one place, and so is 'sikanderpur metro station'.
  const both = kind && `${words} ${kind.words}`;
  if (both && text.includes(both)) return { fact, words: both };
  // 'igi airport near' is near the one that is named.
  const [at, kindAt] = [text.indexOf(words), text.indexOf(kind?.words ?? '')];
  const end = at + words.length;
  const kindEnd = kindAt + (kind?.words.length ?? 0);
  const isNamed = kind !== null && kindAt < end && (kindAt > at || (kindAt === at && kindEnd < end));
  return kind && !isNamed ? kind : { fact, words: text.slice(at, isNamed ? Math.max(end, kindEnd) : end) };
}

/**
 * The landmarks that a text wants to be near, and that have a place in their names: 'imt manesar', 'delhi public school';
 * places themselves where minutes to them are asked, or to work in them.
 */
export const landmarksIn = (text: string, { facts, localities, cities }: SearchVocabulary): string[] =>
  [...text.matchAll(new RegExp(NEAR_NAME, 'g'))].flatMap(([, minutes, workplace, name = '']) => {
    const { part = '' } = takeNamed(name.replace(/[,?!]/g, ''), facts.nearby, true) ?? {};
    const isItself = Boolean(minutes ?? workplace);
    const place = localities.has(part) && !isItself ? null : takeName(part, localities);
    // Of 'i work in noida sector 62' the city is the place.
    const isOfName = place !== null && part !== place.name && facts.nearby.has(part);
    if (isItself && place && !isOfName && !cities.has(place.name))
      return [workplace, place.name].filter(Boolean).join(' ');
    return place && (!cities.has(place.name) || facts.nearby.has(part)) ? part : [];
  });

/** Words of all kinds of places. */
export const KIND = `(?:${PLACES.map(([, words]) => words).join('|')})`;
const KIND_ALONE =
  /\b(?:schools?(?! (?:session|fees?|admission|bus|year))|colleges?|hospitals?|malls?|markets?(?! (?:rate|price|value|trend)))\b/g;
/** Kinds of places that a wish names without 'near': for rooms, or where it says nothing else of a place, 'schools in sector 83'. */
export const kindsAlone = (text: string, isOfRooms: boolean, isOfPlace: boolean): readonly string[] =>
  isOfRooms || (isOfPlace && openWords(cut(text, KIND_ALONE)).length === 0) ? (text.match(KIND_ALONE) ?? []) : [];
const ONLY_KIND = new RegExp(`^${KIND}$`);
const AND = '(?: ?[,&] ?(?:and )?| (?:and|aur|(or|ya)) )';
const KINDS = `(?:${GOOD} )*${KIND}(?:${AND}(?:${GOOD} )*${KIND})+`;
/** Places of which one thing is said: 'near school and hospital', 'metro aur school ke near', 'school and metro in walking distance'. */
const SHARED = new RegExp(`\\b(?:(?:${MINUTES}|${NEAR}) ${KINDS}|${KINDS}${AFTER})\\b`, 'g');
const ALL_KINDS = new RegExp(KINDS);
const BETWEEN_KINDS = new RegExp(AND, 'g');

const FAR = `${KIND}|(?:main road|highway|expressway)`;
const NOT_FAR = new RegExp(
  `\\bnot (?:too |very |so |that )?far (?:away )?from\\b|\\b(${FAR})(?: se (?:zyada )?d(?:oo|u)r na(?:hi)?| (?:should|must) not be (?:too |very |so |that )?far(?: away)?(?! from))\\b`,
  'g',
);
const IS_FAR = new RegExp(
  `(?<!\\b(?:how|min|km|not) )\\bfar (?:away )?from\\b|\\b(${FAR}) se (?:(?:bahut|thoda) )?d(?:oo|u)r\\b(?! (?:hai|kitn))`,
  'g',
);
const HOW_FAR = new RegExp(
  `\\b(?:how (?:far|close|near)(?: away)?|what is the distance|(?<!\\b(?:walk\\w*|driving|short|small|less|some|close|km|min|minutes?|an?|within) )distance(?= (?:to|from)\\b)|kitn[ai] d(?:oo|u)r(?: hai)?(?= ${KIND}\\b))\\b(?: (?:is|are|it|its|the|that|this|from|to|of))*(?= \\S)|(?<=(?:^|[,;] |\\b(?:aur|and) ))(${KIND})(?: se)? (?:kitn[ai] d(?:oo|u)r\\b(?: hai)?|(?:ka |ki )?distance\\b)`,
  'g',
);
/** What is near the office beside the place of work says the same again. */
const AGAIN_AT_WORK = new RegExp(
  `(?<=\\bnear ${WORKPLACE} .*)(?:,? ?(?:and|but|aur) )?\\b(?:(?:near(?:by)?|close)(?: (?:to|by))? +(?:(?:my|our|the|both) )*(?:offices?|work)|(?:offices?|work) ke near(?:by)?)\\b(?! (?:park|hub|district)| \\d)`,
);
/** 'not far from metro' is near it, 'far from the highway' and 'airport se door' are not. */
const withFar = (text: string) =>
  text
    .replace(HOW_FAR, (_, place = '') => `minutes to ${place}`.trim())
    .replace(NOT_FAR, (_, place = '') => `near ${place}`)
    .replace(IS_FAR, (_, place = '') => `not near ${place}`)
    .replace(AGAIN_AT_WORK, '');

/** A text that says of each place of a list what it says of them all. */
export const withEachNear = (text: string) =>
  withFar(text).replace(SHARED, (all) => {
    const [kinds] = ALL_KINDS.exec(all) ?? [all];
    const minutes = /\d+ ?-? ?min/.exec(all)?.[0];
    const each = minutes ? `within ${minutes} of` : ON_FOOT.test(all) ? 'walking distance of' : 'near';
    return `${each} ${kinds.replace(BETWEEN_KINDS, (_, or?: string) => ` ${or ? 'or' : 'and'} ${each} `)}`;
  });

const OFFICE_CITY = new RegExp(
  `(?:,? ?\\b(?:and|but|aur) )?\\bnear ${WORKPLACE} (\\S+?)(?: sector \\d+[a-z]?)?(?=,? |$)`,
  'g',
);
const CITY_OF_OFFICE = new RegExp(`\\bnear ${WORKPLACE} (\\S+) (sector \\d+[a-z]?)\\b`, 'g');
const OFFICE_SECTOR = new RegExp(`\\bnear ${WORKPLACE} (sector \\d+[a-z]?)\\b(?: ([^\\s,]+))?`, 'g');
/** 'Good connectivity to delhi' is none to live in, either. */
const CONNECTED_CITY = /\b(?:(?:good|easy|better|best|well) )?connect(?:ivity|ed) (?:to|with|from) (\S+)\b/g;
const OFFICES = new RegExp(`\\bnear ${WORKPLACE}\\b`, 'g');
/** A text without the cities of offices and those that homes are connected to, where it names another place to live in or two offices; and what no record says of them. */
export function withoutOfficeCities(query: string, { cities, localities, facts }: SearchVocabulary) {
  const far: string[] = [];
  const hasTwo = (query.match(OFFICES)?.length ?? 0) > 1;
  // 'My office is in noida sector 62' is in sector 62 of it.
  const text = query
    .replace(CONNECTED_CITY, (all, city: string) => {
      if (!cities.has(city) || !takeName(cut(query, all), localities)) return all;
      far.push(all);
      return '';
    })
    .replace(CITY_OF_OFFICE, (all, city: string, sector: string) =>
      cities.has(city) ? `near ${WORKPLACE} ${sector} ${city}` : all,
    )
    .replace(OFFICE_SECTOR, (all, sector: string, next: string = '') => {
      const named = takeNamed(sector, facts.nearby, true);
      const citiesOf =
        named?.part === sector ? named.names.flatMap((name) => [...(facts.citiesNear.get(name) ?? [])]) : [];
      const isFar = !citiesOf.some((city) => !cities.has(next) || city === localities.get(next));
      if (!isFar) return hasTwo && cities.has(next) ? `near ${WORKPLACE} ${sector}` : all;
      far.push(`office in ${sector}`);
      return cities.has(next) ? `near ${WORKPLACE} ${next}` : next;
    });
  const ofOffice = [...text.matchAll(OFFICE_CITY)].filter(([, name = '']) => cities.has(name));
  const rest = ofOffice.reduce((open, [words]) => cut(open, words.trim()), text);
  return { text: ofOffice.length > 0 && takeName(rest, localities) ? rest : text, far };
}
