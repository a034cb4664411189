import { formatTravelTime, nearbyKind, parseMinutes, type NearbyKind } from '../place/nearby';
import { hasBedrooms } from '../project/bedrooms';
import { formatConfigurationArea, type Configuration } from '../project/configuration';
import { formatMonth } from '../site/month';
import { remembered } from '../site/remembered';
import type { SearchFacts } from './file';
import { cut } from './limits';
import { rowOf } from './filter-facts';
import { takeName, type FactVocabulary } from './names';
import { takePossession } from './possession';
import { STATED_FACTS, statedFact } from './stated';
import { isFilter, type SearchWish, valuesOf, type WishedFact } from './wish';

/** Whether a record has a fact, nearly has it, has it not, or does not say; lower ranks come first. */
interface FactAnswer {
  kind: 'fits' | 'close' | 'no' | 'unknown';
  /** In words: 'Huda City Centre metro station 9 min'. */
  note: string;
  rank: number;
}

interface FactRow<Fact extends WishedFact> {
  /** The first fact of the row in a text in usual spelling, and the words that ask for it; null without one. */
  take: (text: string, vocabulary: FactVocabulary) => { fact: Fact; words: string } | null;
  answer: (fact: Fact, bedrooms: readonly string[]) => (facts: SearchFacts) => FactAnswer;
}

const UNKNOWN: FactAnswer = { kind: 'unknown', note: '', rank: 1e9 };
const FITS: FactAnswer = { kind: 'fits', note: '', rank: 0 };
const NO: FactAnswer = { ...FITS, kind: 'no' };
const UNLISTED: FactAnswer = { ...UNKNOWN, kind: 'no' };

const stated: FactRow<Extract<WishedFact, { row: 'stated' }>> = {
  take: (text, { listed }) => {
    for (const { label, asked } of STATED_FACTS) {
      const words = asked.exec(text)?.[0];
      if (words) return { fact: { row: 'stated', label }, words };
    }
    const named = takeName(text, listed);
    return named && { fact: { row: 'stated', label: named.value }, words: named.name };
  },
  answer: ({ label }, bedrooms) => {
    const row = statedFact(label);
    const fits: FactAnswer = { kind: 'fits', note: label, rank: 0 };
    return ({ stated: own, hasLists, configurations }) => {
      if (!own.includes(label)) return hasLists && (!row || row.isListed) ? UNLISTED : UNKNOWN;
      if (bedrooms.length === 0 || !row?.isRoom) return fits;
      const roomy = configurations.filter((each) => row.stated.test(each.label.toLowerCase()));
      const isWished = roomy.some((each) => bedrooms.some((wanted) => hasBedrooms(each.label, wanted)));
      return isWished || !roomy[0] ? fits : { ...fits, kind: 'close', note: roomy[0].label };
    };
  },
};

/** Kinds of places nearby: their words, whether these ask without 'near', and the minutes that are near. */
const PLACES: readonly (readonly [kind: NearbyKind, words: string, isClear: boolean, near: number, label: string])[] = [
  ['metro', '(?:rapid )?metro(?: (?:station|line|stop))?s?', true, 15, 'metro'],
  ['airport', '(?:igi|international )?airport|\\bigi\\b', true, 30, 'airport'],
  ['railway', '(?:railway|train|rail)(?: station)?', true, 20, 'railway station'],
  ['hospital', 'hospitals?|medical (?:facilit(?:y|ies)|cent(?:er|re))', false, 15, 'hospital'],
  ['school', 'schools?|colleges?|universit(?:y|ies)', false, 15, 'school'],
  ['shopping', '(?:shopping )?malls?|markets?|shopping', false, 15, 'shops'],
  [
    'office',
    '(?:it|tech|business|office) (?:parks?|hubs?|districts?|areas?)|my office|offices?',
    false,
    20,
    'office district',
  ],
  ['park', 'parks?|lakes?', false, 10, 'park'],
];
const NEAR =
  '(?:near(?:by|est|er)?|clos(?:e|er)(?: by)?|next|adjacent|walk(?:ing|able)?(?: distance)?|opposite|beside|easy access|connectivity|distance|far(?: is| away)*)(?: (?:to|of|from|by))?';
const GOOD = '(?:a|an|the|any|good|best|top|some|big|nearest|well known|famous|international|dlf)';
const MINUTES =
  '(?:(?:within|in|under|less than|max(?:imum)?|up ?to|at most|only|just) )?(\\d{1,3}) ?-? ?min(?:ute)?s?\\b(?: (?:drive|driving|walk|walking|ride|distance|travel|away|by \\w+))*(?: (?:from|of|to|se))?';
const AFTER = `(?: (?:is|ke|ka|se|are))* (?:near(?:by)?|close ?by|walking distance|(?:(?:with)?in )?(\\d{1,3}) ?min(?:ute)?s?(?: (?:mein|door|away))?)\\b`;
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
const NEAR_NAME = new RegExp(`\\b(?:${MINUTES}|${NEAR}) (?:${GOOD} )*(?=(\\S+(?: \\S+){0,${MAX_WORDS - 1}}))`);
const NAME_NEAR = new RegExp(`((?:\\S+ ){0,${MAX_WORDS - 1}}\\S+) (?:ke near(?:by)?|within (\\d{1,3}) min)\\b`);
const NEAR_MINUTES = 20;
const ON_FOOT = /\bwalk/;
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
const NAME_END = /^(?:chowk|marg|road|mall|market|complex|junction)$/;

/** The longest words, from the first or up to the last of a text, that names of places nearby have, and those names. */
function takeNamed(words: string, nearby: ReadonlyMap<string, string>, isFirst: boolean) {
  const all = words.split(' ');
  for (let count = all.length; count > 0; count -= 1) {
    const part = (isFirst ? all.slice(0, count) : all.slice(-count)).join(' ');
    if (part.length < 4 || NAME_END.test(part)) continue;
    const has = (own: string, words: string) => ` ${own} `.includes(` ${words} `);
    // 'medanta hospital' is also 'Medanta – The Medicity'.
    const kind = nearbyKind(part);
    const bare =
      kind === 'hospital' || kind === 'school' ? part.replace(/ (?:hospital|school|college|university)$/, '') : part;
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

const capitals = (text: string) => text.replace(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());

const nearby: FactRow<Extract<WishedFact, { row: 'nearby' }>> = {
  take: (text, { nearby: known }) => {
    const kind = takeOfKind(text);
    const before = NEAR_NAME.exec(text);
    const after = NAME_NEAR.exec(text);
    const namedAfter = before && takeNamed(before[2]!, known, true);
    const named = namedAfter ?? (after && takeNamed(after[1]!, known, false)) ?? takeSaid(text, kind, known);
    if (!named) return kind;
    const { part, names } = named;
    const near = PLACES.find(([own]) => own === nearbyKind(names[0]!))?.[3] ?? NEAR_MINUTES;
    const minutes = Number((namedAfter ? before[1] : after?.[0].includes(part) && after[2]) || near);
    const words = namedAfter
      ? before[0] + part
      : after?.[0].includes(part)
        ? after[0].slice(after[0].lastIndexOf(part))
        : part;
    const label = `${capitals(part)} within ${minutes} min`;
    const fact = { row: 'nearby' as const, label, kind: null, names, minutes };
    // 'near jewar airport' is one place, and so is 'sikanderpur metro station'.
    const both = kind && `${words} ${kind.words}`;
    if (both && text.includes(both)) return { fact, words: both };
    return kind && !(words.length > kind.words.length && words.includes(kind.words)) ? kind : { fact, words };
  },
  answer: ({ kind, names, minutes }) => {
    // Few places are near many projects, so each is looked at once.
    const isMeant = remembered((name) => (kind ? nearbyKind(name) === kind : names.includes(name)));
    return (facts) => {
      const [nearest] = (facts.nearby ?? [])
        .filter(({ name }) => isMeant(name))
        .map((place) => ({ ...place, rank: parseMinutes(place.time) ?? Infinity }))
        .sort((a, b) => a.rank - b.rank);
      // A record that lists other places is not near the one that is named.
      if (!nearest) return kind === null && (facts.nearby ?? []).length > 0 ? UNLISTED : UNKNOWN;
      const { name, time, rank } = nearest;
      return {
        kind: rank <= minutes ? 'fits' : rank <= minutes * 2 ? 'close' : 'no',
        note: `${name} ${formatTravelTime(time)}`,
        rank,
      };
    };
  },
};

/** A home that is ready this many months too late or too early is close. */
const CLOSE_MONTHS = 6;

const possession: FactRow<Extract<WishedFact, { row: 'possession' }>> = {
  take: (text, { today }) => {
    const taken = takePossession(text, today);
    return taken && { fact: { row: 'possession', ...taken.wished }, words: taken.words };
  },
  answer:
    ({ from, to }) =>
    (facts) => {
      const month = facts.readyMonth;
      if (month === null) return UNKNOWN;
      const gap = Math.max(month - (to ?? month), (from ?? month) - month);
      // Who wants keys in 2027 may take them today, who wants them after 2027 may not.
      const isClose = month === 0 ? to !== null : gap <= CLOSE_MONTHS;
      const kind = gap <= 0 ? 'fits' : isClose ? 'close' : 'no';
      return { kind, note: month === 0 ? 'Ready now' : `Possession ${formatMonth(month)}`, rank: month };
    },
};

const FEET = '(\\d{1,3}) ?-? ?(?:feet|foot|ft)\\b';
const FRONT = '\\b(?:frontage|front)\\b';
const LEAST = '(?:(?:of|is|with|wide|from|above|over|more than|at ?least|min(?:imum)?) )*';
const FRONTAGE = new RegExp(`\\b${LEAST}${FEET}(?: wide)? ${LEAST}${FRONT}|${FRONT} ${LEAST}${FEET}`);
/** A frontage is close that has this share of the wished one. */
const CLOSE_FRONTAGE = 0.8;

const frontage: FactRow<Extract<WishedFact, { row: 'frontage' }>> = {
  take: (text) => {
    const [words, before, after] = FRONTAGE.exec(text) ?? [];
    const feet = Number(before ?? after);
    return words ? { fact: { row: 'frontage', label: `frontage from ${feet} feet`, feet }, words } : null;
  },
  answer:
    ({ feet }) =>
    ({ frontageFeet }) => {
      if (!frontageFeet) return UNKNOWN;
      const kind = frontageFeet >= feet ? 'fits' : frontageFeet >= feet * CLOSE_FRONTAGE ? 'close' : 'no';
      return { kind, note: `Frontage ${frontageFeet} feet`, rank: -frontageFeet };
    },
};

const ORDERS: readonly (readonly [words: RegExp, by: 'large' | 'small' | 'soon', label: string])[] = [
  [/\b(?:sabse )?(?:bad[aie]|largest|biggest|bigger|spacious|big|large|huge)(?: size)?\b/, 'large', 'largest first'],
  [/\b(?:sabse )?(?:chh?ot[aie]|smallest|smaller|compact|small)(?: size)?\b/, 'small', 'smallest first'],
  [
    /\b(?:(?:earliest|soonest|quick(?:est)?|early|fast(?:est)?)(?: (?:possession|hand ?over|delivery|ready))?|sabse jaldi|jaldi|asap)\b/,
    'soon',
    'soonest possession first',
  ],
];

const order: FactRow<Extract<WishedFact, { row: 'order' }>> = {
  take: (text) => {
    for (const [pattern, by, label] of ORDERS) {
      const words = pattern.exec(text)?.[0];
      if (words) return { fact: { row: 'order', label, by }, words };
    }
    return null;
  },
  answer: ({ by }, bedrooms) => {
    if (by === 'soon') {
      const ready = possession.answer({ row: 'possession', label: '', from: null, to: null }, []);
      return (facts) => {
        const answer = ready(facts);
        return { ...answer, rank: answer.rank * FIRST };
      };
    }
    const isWished = ({ label }: Configuration) =>
      bedrooms.length === 0 || bedrooms.some((wanted) => hasBedrooms(label, wanted));
    const sign = by === 'large' ? -1 : 1;
    return ({ configurations }) => {
      const [best] = configurations
        .filter((each) => isWished(each) && each.areaSqft !== null)
        .sort((a, b) => sign * (a.areaSqft! - b.areaSqft!));
      if (!best) return UNKNOWN;
      return { kind: 'fits', note: formatConfigurationArea(best) ?? '', rank: sign * best.areaSqft! * FIRST };
    };
  },
};
/** An order counts before the minutes and months of other facts. */
const FIRST = 10_000;

const refusal: FactRow<Extract<WishedFact, { row: 'not' }>> = {
  // The wish reads it, because it needs a whole wish.
  take: () => null,
  answer: ({ refused }) => {
    const answers = answersOf({ facts: [...refused] });
    return (facts) => {
      const kinds = answers.map((answer) => answer(facts).kind);
      if (kinds.includes('no') || kinds.includes('close')) return FITS;
      return kinds.includes('unknown') ? UNKNOWN : NO;
    };
  },
};

/** The facts beside those of the listing's filters, in the order in which they are read. */
const ROWS = { possession, nearby, frontage, order, stated, not: refusal };

function cutWords(text: string, words: string): string {
  const at = ` ${text} `.indexOf(` ${words} `);
  return at < 0 ? cut(text, words) : cut(text.slice(0, at) + text.slice(at + words.length), '');
}

const KIND = `(?:${PLACES.map(([, words]) => words).join('|')})`;
const AND = '(?: ?[,&] ?(?:and )?| (?:and|aur) )';
const KINDS = `(?:${GOOD} )*${KIND}(?:${AND}(?:${GOOD} )*${KIND})+`;
/** Places that share one 'near': 'near school and hospital', 'metro aur school ke near'. */
const SHARED_NEAR = new RegExp(`\\b(?:${NEAR} ${KINDS}|${KINDS} (?:ke )?near(?:by)?)\\b`, 'g');
const NEAR_WORDS = new RegExp(`^${NEAR}|(?: ke)? near(?:by)?$`, 'g');
const BETWEEN_KINDS = new RegExp(AND, 'g');

/** A text with 'near' before each place of a list. */
export const withEachNear = (text: string) =>
  text.replace(SHARED_NEAR, (all) => `near ${cut(all, NEAR_WORDS).replace(BETWEEN_KINDS, ' and near ')}`);

/** All facts in a text in usual spelling, and the text without them. */
export function takeFacts(text: string, vocabulary: FactVocabulary): { facts: WishedFact[]; rest: string } {
  const facts = new Map<string, WishedFact>();
  let rest = text;
  for (const row of Object.values(ROWS)) {
    for (let taken = row.take(rest, vocabulary); taken; taken = row.take(rest, vocabulary)) {
      facts.set(taken.fact.label, taken.fact);
      rest = cutWords(rest, taken.words.trim());
    }
  }
  return { facts: [...facts.values()], rest };
}

/** What a record answers to a fact; `bedrooms` are those of the wish. */
export function answerOf(fact: WishedFact, bedrooms: readonly string[] = []): (facts: SearchFacts) => FactAnswer {
  if (!isFilter(fact)) return (ROWS[fact.row] as FactRow<WishedFact>).answer(fact, bedrooms);
  const passes = rowOf(fact).passes(fact);
  return (facts) => (passes(facts) ? FITS : NO);
}

/** What a record answers to each fact of a wish. */
export const answersOf = (wish: Pick<SearchWish, 'facts'>, bedrooms = valuesOf(wish, 'bedrooms')) => {
  return wish.facts.map((fact) => answerOf(fact, bedrooms));
};
