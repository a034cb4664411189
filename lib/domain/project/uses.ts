import type { Floor } from './floor-plan';
import type { Project } from './project';

const USES = [
  ['office', /office|suite|module|half floor|full floor|quarter floor|clinic/i],
  ['shop', /shop|showroom|boutique|store|kiosk|restaurant|retail|arcade/i],
] as const;

/** What a unit of an office building or a mall is for. */
export type Use = (typeof USES)[number][0];

/** As filters name them. */
export const USE_LABELS: Record<Use, string> = { office: 'Offices', shop: 'Shops' };

/** The uses that a text names. */
export const namedUses = (text: string): Use[] => USES.filter(([, pattern]) => pattern.test(text)).map(([use]) => use);

/** Uses of a project with offices or shops: those that its floor plans name, else its name and summary, or all that is said of it; none where nothing says one, and of other projects. */
export function usesOf(
  project: Pick<Project, 'category' | 'name' | 'shortDescription' | 'description' | 'furnishing'>,
  floors: readonly Pick<Floor, 'configuration'>[],
): Use[] {
  if (project.category !== 'commercial') return [];
  const { name, shortDescription, description, furnishing } = project;
  const texts = [
    floors.map(({ configuration }) => configuration).join(' '),
    `${name} ${shortDescription ?? ''}`,
    `${description} ${furnishing ?? ''}`,
  ];
  return texts.map(namedUses).find((uses) => uses.length > 0) ?? [];
}
