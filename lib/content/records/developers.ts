import 'server-only';
import type { Developer } from '@/lib/domain/project/developer';
import { isOngoing } from '@/lib/domain/project/project';
import { developerPath } from '@/lib/domain/site/routes';
import { memoizeOnContent } from '../set/content';
import { developerNameOf, developerSlugOf } from '../files/names';
import { toImage, toLogo } from './image-url';
import type { ContentSet } from '../files/loaded-file';
import { getProjectsOfDeveloper } from './projects';
import type { RawDeveloper } from '../schemas/developer';
import { listOf, paragraphsOf, textOf } from '../files/texts';
import { PROJECT_CATEGORIES, type ProjectCategory } from '@/lib/domain/site/kinds';

/** Every developer in file order, joined with its company record and project counts. */
export const getDevelopers: () => Developer[] = memoizeOnContent((content) =>
  content.developers.entries.map(({ value }) => toDeveloper(content, value)),
);

const developersBySlug = memoizeOnContent(
  () => new Map(getDevelopers().map((developer) => [developer.slug, developer])),
);

export function getDeveloper(slug: string): Developer | null {
  return developersBySlug().get(slug) ?? null;
}

const developersByCategory = memoizeOnContent(
  () =>
    new Map(
      PROJECT_CATEGORIES.map((category) => [
        category,
        getDevelopers().filter(({ categories }) => categories.includes(category)),
      ]),
    ),
);

/** Developers whose type includes a category, in file order; the same list every time. */
export function getDevelopersOfCategory(category: ProjectCategory): Developer[] {
  return developersByCategory().get(category) ?? [];
}

function toDeveloper(content: ContentSet, raw: RawDeveloper): Developer {
  const slug = developerSlugOf(content, raw.name);
  const company = content.companies.entries.find(({ key }) => key === slug)?.value;
  const projects = getProjectsOfDeveloper(slug);
  const logo = textOf(raw.image) ?? textOf(company?.image);
  const banner = textOf(raw.bgImage);
  const types = listOf(raw.type).map((type) => type.toLowerCase());
  const about = textOf(company?.description) ?? textOf(company?.about) ?? textOf(raw.description);
  return {
    slug,
    name: developerNameOf(content, slug) ?? raw.name.trim(),
    logo: toLogo(logo ?? undefined),
    hasOwnLogo: logo !== null,
    banner: banner ? toImage(banner) : null,
    href: textOf(raw.url) ?? developerPath(slug),
    summary: textOf(raw.description) ?? paragraphsOf(about ?? undefined)[0] ?? '',
    about: paragraphsOf(about ?? undefined),
    location: textOf(company?.location),
    established: company?.established ?? null,
    categories: PROJECT_CATEGORIES.filter((category) => types.includes(category)),
    projectCount: projects.length,
    ongoingCount: projects.filter(isOngoing).length,
  };
}
