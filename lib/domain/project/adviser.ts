import type { ImageAsset } from '../picture/image';
import { isSameName } from '../site/slug';
import type { Project } from './project';

/** A named adviser of a corridor. */
export interface Adviser {
  name: string;
  /** What the adviser covers, in words. */
  corridor: string;
  citySlug: string;
  /** Localities of the city; empty for all of it. */
  localities: string[];
  languages: string[];
  /** When to reach the adviser, in words. */
  hours: string;
  /** Digits with country code. */
  whatsapp: string;
  photo: ImageAsset | null;
}

/** The adviser of a project: who covers one of its localities, else who covers its whole city; null without one. */
export function adviserOf(
  { citySlug, localities }: Pick<Project, 'citySlug' | 'localities'>,
  advisers: readonly Adviser[],
): Adviser | null {
  const inCity = advisers.filter((adviser) => adviser.citySlug === citySlug);
  const covers = (adviser: Adviser) =>
    adviser.localities.some((covered) => localities.some((name) => isSameName(name, covered)));
  return inCity.find(covers) ?? inCity.find((adviser) => adviser.localities.length === 0) ?? null;
}

/** 'Hindi, English · Monday to Saturday, 10 am to 7 pm'. */
export function adviserLine({ languages, hours }: Pick<Adviser, 'languages' | 'hours'>): string {
  return `${languages.join(', ')} · ${hours}`;
}
