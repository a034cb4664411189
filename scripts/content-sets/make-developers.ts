import type { ContentKey } from '@/lib/content/files/table';
import type { RawCompany, RawDeveloper } from '@/lib/content/schemas/developer';
import { toSlug } from '@/lib/domain/site/slug';
import { createChance } from './chance';
import { developerNames } from './names';

export interface MadeDeveloper {
  slug: string;
  name: string;
  logo: string;
  record: RawDeveloper;
  company: RawCompany;
}

/** 27 at 126 projects, about a hundred at a thousand, nearly five hundred at ten thousand; at least one. */
export function developerCountOf(projects: number): number {
  return Math.max(1, Math.round(1.17 * projects ** 0.65));
}

/** The developers of the base content, then generated ones. */
export function makeDevelopers(
  files: Record<ContentKey, unknown>,
  images: string[],
  projects: number,
  seed: number,
): MadeDeveloper[] {
  const names = files.developerNames as Record<string, string>;
  const companies = files.companies as Record<string, RawCompany>;
  const records = new Map((files.developers as RawDeveloper[]).map((record) => [toSlug(record.name), record]));
  const count = developerCountOf(projects);
  const known = Object.entries(names).flatMap(([slug, name]): MadeDeveloper[] => {
    const [record, company] = [records.get(slug), companies[slug]];
    return record && company ? [{ slug, name, logo: record.image ?? '', record, company }] : [];
  });
  const logos = images.filter((image) => image.startsWith('projects/logos/'));
  const banners = images.filter((image) => image.startsWith('developers/banner-'));
  const made = developerNames(Math.max(0, count - known.length)).map((name, at): MadeDeveloper => {
    const chance = createChance(seed + 2, at);
    const slug = toSlug(name);
    const logo = chance.pick(logos);
    const established = chance.whole(1979, 2024);
    const text = `${name} has built since ${established}, mostly apartments with a garden in the middle, and keeps a site office on every plot until the association takes over.`;
    return {
      slug,
      name,
      logo,
      record: {
        id: `dev-${known.length + at + 1}`,
        name,
        ...(chance.is(0.9) ? { image: logo } : {}),
        url: `/project-details/${slug}`,
        ...(chance.is(0.7) ? { bgImage: chance.pick(banners) } : {}),
        description: text,
        type: 'residential',
      },
      company: {
        name,
        image: logo,
        description: `${text}\n\nPapers of running projects are shared on request.`,
        established,
      },
    };
  });
  return [...known.slice(0, count), ...made];
}
