import type { MatchGroup, MatchKind } from '../listing/match';
import { NO_PRICE } from '../site/business-constants';
import { formatProjectCount } from '../site/display-text';
import { answerFact } from './askable';
import type { SearchFacts } from './facts';
import { asksFor, valuesOf, type SearchWish } from './wish';

/** Projects that answer the facts of a wish equally well, each with its answers in words. */
export interface AnsweredGroup {
  kind: AnsweredKind;
  /** '2 BHK in Noida with swimming pool – 6 projects'. */
  heading: string;
  members: { project: SearchFacts; note: string }[];
}

type AnsweredKind = MatchKind | 'unknown';

const HEADINGS: readonly (readonly [kind: AnsweredKind, title: string])[] = [
  ['fits', ''],
  ['close', 'Close to your wish'],
  ['on-request', NO_PRICE],
  ['unknown', 'The records do not say'],
];
/** Projects shown of those whose records do not say. */
const MOST_UNKNOWN = 3;

/** Whether a project has none of the facts against it. */
export function passesFacts(project: SearchFacts, wish: SearchWish): boolean {
  const bedrooms = valuesOf(wish, 'bedrooms');
  return wish.facts.every((fact) => answerFact(project, fact, bedrooms).kind !== 'no');
}

/**
 * Projects by their answers to the facts of a wish, the best first; `matches` are their groups by configuration, `subject` is
 * the wish in words. Empty groups are left out.
 */
export function groupAnswered(
  wish: SearchWish,
  projects: readonly SearchFacts[],
  matches: readonly MatchGroup<SearchFacts>[] | null,
  subject: string,
): AnsweredGroup[] {
  const matched = new Map(matches?.flatMap(({ kind, members }) => members.map(({ item }) => [item, kind] as const)));
  const bedrooms = valuesOf(wish, 'bedrooms');
  const answered = projects.map((project) => {
    const answers = wish.facts.map((fact) => answerFact(project, fact, bedrooms));
    const isOf = (kind: string) => answers.some((answer) => answer.kind === kind);
    const own = matched.get(project) ?? 'fits';
    const kind: AnsweredKind = isOf('unknown') ? 'unknown' : own === 'fits' && isOf('close') ? 'close' : own;
    const notes = answers.map(({ note }) => note).filter(Boolean);
    const rank = asksFor(wish, 'sort') ? 0 : answers.reduce((sum, answer) => sum + answer.rank, 0);
    return { project, kind, note: capitalised(notes.join(' · ')), rank };
  });
  return HEADINGS.flatMap(([kind, title]) => {
    const own = answered.filter((each) => each.kind === kind).sort((a, b) => a.rank - b.rank);
    const count = formatProjectCount(own.length);
    const members = kind === 'unknown' ? own.slice(0, MOST_UNKNOWN) : own;
    return own.length > 0 ? [{ kind, title, count, members }] : [];
  }).map(({ kind, title, count, members }, at) => {
    const name = at === 0 ? [title, subject].filter(Boolean).join(': ') : title;
    return { kind, heading: `${capitalised(name)} – ${count}`, members };
  });
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
