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
export const usesIn = (text: string): Use[] => USES.filter(([, pattern]) => pattern.test(text)).map(([use]) => use);

/** Uses of a project with offices or shops: those that labels of its floor plans say, else its name and summary, or all that is said of it; none where nothing says one, and of other projects. */
export function usesOf(
  project: Pick<Project, 'category' | 'name' | 'shortDescription' | 'description' | 'furnishing'>,
  planned: readonly string[],
): Use[] {
  if (project.category !== 'commercial') return [];
  const { name, shortDescription, description, furnishing } = project;
  const texts = [planned.join(' '), `${name} ${shortDescription ?? ''}`, `${description} ${furnishing ?? ''}`];
  return texts.map(usesIn).find((uses) => uses.length > 0) ?? [];
}
