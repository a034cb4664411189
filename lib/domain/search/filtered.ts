import { factGroupOf } from '../listing/filter-rules';
import { nearbyKind, parseMinutes } from '../place/nearby';
import type { SearchProject } from './file';
import { readyMonthOf } from './possession';
import { statedFact } from './stated';
import type { WishedFact } from './wish';

/** A fact of the lists is offered as a filter from this share of all projects on. */
const LEAST_SHARE = 0.2;
const METRO_MINUTES = [5, 10, 15, 30];

type Recorded = Pick<SearchProject, 'stated' | 'nearby' | 'status' | 'possession'>;

/** The stated facts that filters offer: those of the lists that many projects have, and each side that units face. */
export function filteredFacts(projects: readonly Pick<Recorded, 'stated'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const label of projects.flatMap(({ stated }) => stated)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const isOffered = ([label, count]: [string, number]) =>
    factGroupOf(label) === 'facing' || (statedFact(label)?.isListed && count >= projects.length * LEAST_SHARE);
  return new Set([...counts].filter(isOffered).map(([label]) => label));
}

/** Labels of the facts by which filters find a project, in the words of a wish; the nearest of the steps of a measure. */
export function filterLabelsOf(project: Recorded, offered: ReadonlySet<string>): string[] {
  const minutes = (project.nearby ?? []).flatMap(({ name, time }) =>
    nearbyKind(name) === 'metro' ? (parseMinutes(time) ?? []) : [],
  );
  const nearest = METRO_MINUTES.find((step) => step >= Math.min(...minutes));
  const month = readyMonthOf(project);
  return [
    ...project.stated.filter((label) => offered.has(label)),
    ...(nearest ? [`metro within ${nearest} min`] : []),
    ...(month === null ? [] : [month === 0 ? 'possession now' : `possession by Dec ${Math.floor(month / 12)}`]),
  ];
}

/** Whether a filter may show a fact of a wish; a listing has it if one of its projects has the label. */
export const isFiltered = ({ row }: WishedFact) => row === 'stated' || row === 'nearby' || row === 'possession';
