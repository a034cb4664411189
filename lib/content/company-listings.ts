import 'server-only';
import type { City } from '@/lib/domain/city';
import type { Developer } from '@/lib/domain/developer';
import { groupedBy } from '@/lib/domain/grouped';
import type { ImageAsset } from '@/lib/domain/image';
import { listingVariants, parseListingVariant, type ListingVariant, type SplitListing } from '@/lib/domain/listing';
import type { Project } from '@/lib/domain/project';
import { listingPath } from '@/lib/domain/routes';
import { getCities } from './cities';
import { fromContent } from './content';
import { getDeveloper, getDevelopers } from './developers';
import { getListing } from './listings';
import { getProjects, getProjectsOfDeveloper } from './projects';
import { getSite } from './site';

/** Everything one page of a developer's listing shows, over all cities or in one (spec 2, Project listing page). */
export interface CompanyListing {
  title: string;
  base: string;
  developer: Developer;
  city: City | null;
  listing: SplitListing<Project>;
  variant: ListingVariant;
  projectCount: number;
  image: ImageAsset | null;
}

const projectsByPlace = fromContent(() => groupedBy(getProjects(), placeOf));

const placeOf = ({ developerSlug, citySlug }: { developerSlug: string; citySlug: string }) =>
  `${developerSlug}/${citySlug}`;

/** The cities a developer has projects in. */
function citiesOf(slug: string): City[] {
  const slugs = new Set(getProjectsOfDeveloper(slug).map(({ citySlug }) => citySlug));
  return getCities().filter((city) => slugs.has(city.slug));
}

function projectsOf(slug: string, city: City | null): Project[] {
  return city
    ? (projectsByPlace().get(placeOf({ developerSlug: slug, citySlug: city.slug })) ?? [])
    : getProjectsOfDeveloper(slug);
}

/** The segments of every developer's listings: plain, in each of its cities, further pages and the other type. */
export function getCompanyListingParams(): { company: string; rest: string[] }[] {
  return getDevelopers().flatMap(({ slug }) =>
    [null, ...citiesOf(slug)].flatMap((city) =>
      listingVariants(getListing(projectsOf(slug, city))).map((variant) => ({
        company: slug,
        rest: city ? [city.slug, ...variant] : variant,
      })),
    ),
  );
}

/** `('vatika', ['gurgaon', 'page', '2'])`; null where there is no such developer, city or page. */
export function getCompanyListing(company: string, rest: string[]): CompanyListing | null {
  const developer = getDeveloper(company);
  if (!developer) return null;
  const city = citiesOf(company).find(({ slug }) => slug === rest[0]) ?? null;
  const variant = parseListingVariant(city ? rest.slice(1) : rest);
  if (!variant) return null;
  const projects = projectsOf(company, city);
  const base = listingPath(company, city?.slug);
  return {
    title: `${developer.name} Projects${city ? ` in ${city.name}` : ''}`,
    base,
    developer,
    city,
    listing: getListing(projects),
    variant,
    projectCount: projects.length,
    image: developer.banner ?? getSite().heroImages[0] ?? null,
  };
}
