import { isPossessionPast } from '@/lib/content/checks/trust';
import { buildDay, daysBetween } from '@/lib/content/files/build-day';
import type { ContentKey } from '@/lib/content/files/table';
import { valueAt } from '@/lib/content/files/walk';
import { FRESH_DAYS } from '@/lib/domain/project/trust';
import { UNITS_ASK_DAYS, UNITS_HIDE_DAYS } from '@/lib/domain/project/unit';
import { formatDay } from '@/lib/domain/site/month';
import { projectRecords, type ProjectRecord } from './entries';
import { textIn } from './values';
import type { WorkingCopy } from './working-copy';

/** A field of a project that has to be looked at again. */
interface StaleField {
  /** Key and name of its project. */
  key: string;
  title: string;
  file: ContentKey;
  field: string;
  /** What stands there: '12 Mar 2026', 'never'. */
  words: string;
}

/** Stale fields of one kind. */
export interface StaleGroup {
  title: string;
  fields: StaleField[];
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** Days since an ISO day; 0 for any other text. */
const age = (day: string) => (isDay(day) ? daysBetween(day, buildDay()) : 0);

const lastDaysOf = ({ value }: ProjectRecord): [field: string, day: string][] => {
  const phases = valueAt(value, ['reraPhases']);
  const days = (Array.isArray(phases) ? phases : []).map((phase): [string, string] => [
    'reraPhases',
    textIn(phase, 'validUntil'),
  ]);
  return [['reraValidUntil', textIn(value, 'reraValidUntil')], ...days];
};

/** Fields of all projects that have grown old on the day of the build, the most urgent kinds first. */
export function findStale(copy: WorkingCopy): StaleGroup[] {
  const projects = projectRecords(copy);
  const toldAt = ({ key }: ProjectRecord) => textIn(valueAt(copy.json('units'), [key]), 'checkedAt');
  const fieldsOf = (find: (project: ProjectRecord) => [field: string, words: string][], file?: ContentKey) =>
    projects.flatMap((project) => {
      const { key, title, file: own } = project;
      return find(project).map(([field, words]): StaleField => ({ key, title, file: file ?? own, field, words }));
    });
  const unitsAged = (from: number, to: number) =>
    fieldsOf((project) => {
      const day = toldAt(project);
      return age(day) > from && age(day) <= to ? [['checkedAt', formatDay(day)]] : [];
    }, 'units');
  return [
    {
      title: 'Registration has run out',
      fields: fieldsOf((project) =>
        lastDaysOf(project).flatMap(([field, day]) => (age(day) > 0 ? [[field, formatDay(day)]] : [])),
      ),
    },
    {
      title: 'Possession is past, and it is still under construction',
      fields: fieldsOf(({ value }) => {
        const [possession, projectStatus] = [textIn(value, 'possession'), textIn(value, 'projectStatus')];
        return isPossessionPast({ possession, projectStatus }) ? [['possession', possession]] : [];
      }),
    },
    {
      title: `Units told more than ${UNITS_HIDE_DAYS} days ago, not shown any more`,
      fields: unitsAged(UNITS_HIDE_DAYS, Infinity),
    },
    {
      title: `Units told more than ${UNITS_ASK_DAYS} days ago, shown as “Ask”`,
      fields: unitsAged(UNITS_ASK_DAYS, UNITS_HIDE_DAYS),
    },
    {
      title: `Price not checked with the developer for ${FRESH_DAYS} days`,
      fields: fieldsOf(({ value }) => {
        const day = textIn(value, 'checkedAt');
        if (!isDay(day)) return [['checkedAt', 'never']];
        return age(day) > FRESH_DAYS ? [['checkedAt', formatDay(day)]] : [];
      }),
    },
  ].filter(({ fields }) => fields.length > 0);
}
