import { formatRupees } from '../project/price';
import { groupedBy } from '../site/grouped';
import { capitalised, formatProjectCount } from '../site/display-text';
import { setNoun } from '../site/kinds';
import { ROUTES } from '../site/routes';
import { type Answers, type KnownAnswers, NO_ANSWERS } from './answers';
import { withoutMarks, type Catalogue } from './catalogue';
import type { SearchFacts } from './file';
import { toFilterFact } from './filter-facts';
import { FILLERS, openWords } from './language';
import { cut } from './limits';
import { takeNames } from './names';
import { WORKPLACE } from './nearby-words';
import { passing, toSearchOffer } from './offer';
import { parseSearchWish, withoutAmounts } from './parse-wish';
import { findPassage, toPassages } from './passages';
import { spelled, toUsualSpelling } from './spelling';
import { NO_WISH } from './wish';
import { isInPlace } from './wished-place';

const JUDGES =
  /\b(?:good|better|best|bad|reliable|trust(?:ed|worthy)?|genuine|safe|reput(?:ed|ation)|ratings?|track record|record|history|famous|quality|experienced?|who is|who owns|behind|how is|about|finished|earlier|how many|deliver(?:ed|y|s)|completed|delay\w*|kais[aei]|vs|versus|compar\w+|difference)\b/g;
/** The same of a place, which is also wished for as 'good'. */
const JUDGES_PLACE =
  /\b(?:worth(?: (?:it|buying|living|investing))?|appreciat\w+|(?:where|kahan?)(?= .*\b(?:buy|le(?:na|ni|u)|kharid\w*)\b)|\bis .*\bsafe|safe (?:hai|area|place)|growth|future|(?<!\d ?(?:cr|l)\b.*)invest\w*(?!.*\d ?(?:cr|l)\b)|vs|versus|better|cheaper(?! (?:apartment|homes?|villa|plot|floor|shop|office|propert|option|one|project))|sast[ai]|compar\w+|kais[aei]|how is|(?:best|good|which|kaun\w*) (?:area|place|location|locality|city|sector|society)(?! \d)|(?:(?:apartment|homes?|society) (?:for )?(?:invest\w* )?)?good(?: (?:for|to) (?:liv(?:e|ing)|famil(?:y|ies)|stay|kids))?$)\b/g;
const BEST_PLACE = /\b(?:best|good|which|kaun\w*) (?:area|place|location|locality|city|sector)\b/;
const COMPARES = /\b(?:or|vs|versus|and|than|compar\w+)\b/;
const BESIDE_JUDGES =
  /\b(?:it|buy|before|developer|company|firm|group|projects?|on|time|or|than|between|more|most|will|area|place|location|locality|city|sector|return|good|best|famil(?:y|ies)|liv(?:e|ing))\b/g;

const PROPERTY = '(?:apartment|home|villa|plot|floor|shop|office)s?';
/** What is bought in one of two places. */
const BOUGHT = new RegExp(`\\b(?:buy(?:ing)?|purchase|${PROPERTY})\\b`, 'g');
const KIND = new RegExp(`\\b(?:${PROPERTY}|society)\\b`);

/** Developers or places that a query asks to judge, and nothing else. */
function takeJudged<T>(text: string, names: ReadonlyMap<string, T>, judges: RegExp) {
  const { taken, rest } = takeNames(text, names);
  const isJudged = taken.length > 0 && rest.search(judges) >= 0;
  const beside = cut(cut(rest, judges), BESIDE_JUDGES);
  return isJudged && openWords(taken.length > 1 ? cut(beside, BOUGHT) : beside).length === 0 ? taken : [];
}

const MOST_NAMED = 3;
/** The localities that most projects are in: 'Dwarka Expressway (12), Sector 83 (4)'. */
function mostOf(projects: readonly SearchFacts[], city = ''): string {
  const byPlace = groupedBy(
    projects.flatMap(({ localities }) => localities.filter((name) => name !== city)),
    (name) => name,
  );
  const ranked = [...byPlace].sort(([, a], [, b]) => b.length - a.length).slice(0, MOST_NAMED);
  return ranked.map(([name, own]) => `${name} (${own.length})`).join(', ');
}

/** 'from ₹ 90 Lakh; ready now: 2 of 5'; where homes and others are sold in a place it is that of homes: '; homes and plots from ₹ 1.2 Cr, ready now: 3 of 13'. */
function figuresOf(own: readonly SearchFacts[], isPlace: boolean, count: string, most: string): string {
  const homes = own.filter(({ kind }) => kind === 'residential');
  const priced = homes.length > 0 ? homes : own;
  const counted = isPlace ? priced : own;
  const least = Math.min(...priced.flatMap(({ price }) => price?.minRupees ?? []));
  const noun = priced.length < own.length ? setNoun(homes.map(({ category }) => category)) : '';
  const from = least < Infinity ? `${noun} from ${formatRupees(least)}`.trim() : '';
  const ready = `ready now: ${counted.filter(({ readyMonth }) => readyMonth === 0).length} of ${counted.length}`;
  const clauses =
    counted.length < own.length
      ? [
          [count, most],
          [from || noun, ready],
        ]
      : [[count, from, most], [ready]];
  return clauses.flatMap((parts) => parts.filter(Boolean).join(', ') || []).join('; ');
}

const AT_WORK = new RegExp(`\\bnear ${WORKPLACE} [^,]*`);

/** Asks which are built. */
const BUILT = /\b(?:deliver|complet|finish)\w+/;
const NEXT = /[,?] ?(?:and |aur )?| (?:and|aur) (?=which|any|what|koi|kya|kaun)/;

/** What is on record of developers or places, where a query or the first of its questions asks which is better, how good one is, or for our cities; null to others. */
export const findJudged = (typed: string, catalogue: Catalogue) =>
  findAllJudged(typed, catalogue) ?? findFirstJudged(typed, catalogue);

/** The same of a developer that the first of several questions judges, with a wish for what the others ask of it. */
function findFirstJudged(typed: string, catalogue: Catalogue): Answers | null {
  const [first = '', ...others] = typed.split(NEXT).filter(Boolean);
  const own = others.filter((other) => BUILT.test(other));
  const judged = others.length > 0 ? findAllJudged([first, ...own].join(' '), catalogue) : null;
  const { taken } = takeNames(withoutMarks(toUsualSpelling(first)), catalogue.vocabulary.companies);
  if (judged?.answers.length !== 1 || taken.length !== 1) return null;
  const wished = others.map((other) => cut(toUsualSpelling(other), JUDGES)).join(' ');
  return { ...judged, isWhole: false, rest: `${wished} ${taken[0]!.name}` };
}

/** The same where nothing else is asked. */
function findAllJudged(typed: string, catalogue: Catalogue): Answers | null {
  const { vocabulary, entries, projects } = catalogue;
  // Where somebody works is no place to judge.
  const text = toUsualSpelling(typed);
  const [work = ''] = AT_WORK.exec(text) ?? [];
  const query = cut(text, work);
  const all = withoutMarks(query);
  if (all.search(JUDGES) < 0 && all.search(JUDGES_PLACE) < 0) return findCities(all, catalogue);
  const bare = withoutMarks(withoutAmounts(query));
  // Of 'which sector is best for 3 bhk under 2 cr' the place is judged, and of '3 bhk or 4 bhk, which is better' none.
  const sums = query.split(/[\s,?!]+/).filter((word) => !bare.split(' ').includes(withoutMarks(word)));
  const isOfPlaces = BEST_PLACE.test(bare) || takeNames(bare, vocabulary.localities).taken.length > 1;
  const asked = sums.length > 0 && isOfPlaces ? bare : all;
  const developers = takeJudged(asked, vocabulary.companies, JUDGES);
  const named = developers.length > 0 ? [] : takeJudged(asked, vocabulary.localities, JUDGES_PLACE);
  // The city of 'sector 150 noida' only says where it is.
  const inside = named.filter(({ name }) => !vocabulary.cities.has(name));
  const places = inside.length > 1 || (inside.length === 1 && !COMPARES.test(asked)) ? inside : named;
  const facts = [
    ...developers.map(({ value }) => toFilterFact('developer', value)),
    ...places.map(({ name, value }) =>
      toFilterFact('place', { values: [value], range: null, page: vocabulary.pages.get(name) ?? null, city: null }),
    ),
  ];
  const [kind = ''] = KIND.exec(asked) ?? [];
  const ofKind = parseSearchWish(kind, vocabulary)?.facts ?? [];
  const answers = facts.flatMap((fact, at) => {
    const [type, name] = fact.row === 'developer' ? ['company', fact.name] : ['locality', fact.values[0]];
    const { record } = entries.find((entry) => entry.record.type === type && entry.record.name === name) ?? {};
    const { href = null } = (record ? null : toSearchOffer({ ...NO_WISH, facts: [fact] }, catalogue)) ?? {};
    const passed = passing({ facts: [fact, ...ofKind] }, projects);
    const own = fact.row === 'place' ? passed.filter((each) => isInPlace(fact, each)) : passed;
    const begin = at > 0 ? '' : `We rate no ${fact.row}. `;
    const isCity = fact.row === 'place' && vocabulary.cities.has(toUsualSpelling(record?.name ?? ''));
    const most = isCity && own.length > 0 ? `the most in ${mostOf(own, record?.name)}` : '';
    // A sentence that is cut says nothing.
    const whole = record?.description.replace(isCity ? /.*…$/ : /[^.]*…$/, '') ?? '';
    const said = whole && `On record: ${whole} `;
    const figures = figuresOf(own, fact.row === 'place', said ? '' : `${formatProjectCount(own.length)} here`, most);
    const ready = BUILT.test(asked) ? own.filter(({ readyMonth }) => readyMonth === 0) : [];
    const names = ready.length > 0 ? `: ${ready.map(({ name: each }) => each).join(', ')}` : '';
    const text = `${begin}${said}${capitalised([...ofKind.map(({ label }) => `${label}: `), figures].join(''))}${names}.`;
    const [title, path] = [record?.name ?? fact.name, record?.path ?? href];
    return path ? [{ title, text, href: path, linkLabel: title }] : [];
  });
  if (answers.length === 0 || answers.length < facts.length) return findCities(all, catalogue);
  const cities = named.filter((each) => !places.includes(each)).map(({ name }) => name);
  const names = [[...developers, ...places].map(({ name }) => name).join(' or '), ...cities].join(' ');
  const wished = asked === all ? '' : sums.join(' ');
  const rest = developers.length > 1 ? '' : [kind, wished, names, work].filter(Boolean).join(' ');
  return { answers, isWhole: true, rest, words: [] };
}

const ASKS_CITIES =
  /\b(?:(?:(?:which|what|ka?[ou]n|kin|kis)(?: (?:kaun|kin|kis))?(?: ?s[aei])? |list of |all |your )(?:other )?(?:city|cities|places|states|areas|locations)|(?:service|serving|operating|working) (?:areas?|locations?|cities)|(?:where|kahan?)(?: (?:all|kahan?))? (?=.*\b(?:projects?|work|operate|serve|kaam|deal|branch\w*)\b)|\bprojects? kahan?(?: kahan?)?\b)/;
const BESIDE_CITIES =
  /\b(?:work(?:ing)?|operat\w+|serv(?:e|ed|ice|ing)|cover(?:ed)?|deal(?:ing)?|kaam|kahan|branch\w*|active|present|business|kart[aei]|your|se)\b/g;

/** The cities that we sell in, where a query in usual spelling asks for them and nothing else; null to others. */
function findCities(asked: string, { projects }: Catalogue): Answers | null {
  if (!ASKS_CITIES.test(asked) || openWords(cut(cut(asked, ASKS_CITIES), BESIDE_CITIES)).length > 0) return null;
  const cities = [...groupedBy(projects, ({ cityName }) => cityName)].sort(([, a], [, b]) => b.length - a.length);
  const text = `Our projects are in ${cities.map(([name, own]) => `${name} (${own.length})`).join(', ')}.`;
  const answer = { title: 'Our cities', text, href: ROUTES.projects, linkLabel: 'All Projects' };
  return { ...NO_ANSWERS, answers: [answer], isWhole: true, rest: '' };
}

const ADVISER = /\b(?:agents?|advis[eo]rs?|consultants?|brokers?)\b(?! (?:fees?|charge|number))/;

/** The advisers of a place or language that a query asks for; null to others. */
export function findAdviser(wanted: string, { pages }: KnownAnswers): Answers | null {
  const asked = cut(spelled(wanted), /\b(?:(?:phone|contact|mobile) )?(?:numbers? )?of\b/);
  const advisers = ADVISER.test(wanted) ? toPassages(pages).filter(({ href }) => href === ROUTES.contact) : [];
  const best = findPassage(asked, advisers);
  if (!best || best.count < 2 || best.share <= 0.6) return null;
  const answers = advisers.filter((each) => findPassage(asked, [each])?.count === best.count);
  return { ...NO_ANSWERS, answers, isWhole: true, rest: '' };
}

/** Whether a query asks only for what is good, which texts say of many things: 'kaun sa accha hai'. */
export function isOnlyJudged(wanted: string): boolean {
  const words = spelled(wanted)
    .split(' ')
    .filter((word) => !FILLERS.has(word));
  return words.length > 0 && words.every((word) => JUDGED.test(word));
}
const JUDGED = /^(?:good|better|best|nice|right|kaunsa|konsa|sabse|dono|both)$/;
