import 'server-only';
import { isInLocality, type TopLocality } from '@/lib/domain/place/city';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Project } from '@/lib/domain/project/project';
import { localityPath } from '@/lib/domain/site/routes';
import { getCities, getProjectsOfCity } from './cities';
import { cityNamed } from '../files/names';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';
import type { RawTopLocality } from '../schemas/city';
import { textOf } from '../files/texts';

/** Data of /locality/{id}. */
export interface LocalityPage {
  id: string;
  name: string;
  cityName: string;
  citySlug: string;
  description: string;
  image: ImageAsset;
  projects: Project[];
}

/** The cards of Top Localities in file order; cities among them lead to their own page. */
export const getTopLocalities: () => TopLocality[] = memoizeOnContent((content) =>
  content.topLocalities.entries.flatMap(({ id, value: raw }) => {
    const city = getCities().find(({ slug }) => slug === id);
    const page = city ? null : getLocalityPage(id);
    const place = city ?? (page && { name: page.cityName, slug: page.citySlug });
    if (!place) return [];
    return {
      id,
      name: raw.name.trim(),
      cityName: place.name,
      citySlug: place.slug,
      image: toImage(raw.image),
      description: textOf(raw.description) ?? page?.description ?? '',
      href: city?.href ?? localityPath(id),
      isCity: city !== undefined,
      projectCount: city ? getProjectsOfCity(city.slug).length : (page?.projects.length ?? 0),
    };
  }),
);

/** The localities of every city, and the top localities that are not cities; each id once. */
export const getLocalityPages: () => LocalityPage[] = memoizeOnContent((content) => {
  const tops = new Map(content.topLocalities.entries.map(({ id, value }) => [id, value]));
  const pages = getCities().flatMap((city) =>
    city.localities.map((locality): LocalityPage => {
      const top = tops.get(locality.id);
      return {
        ...locality,
        description: locality.description || (textOf(top?.description) ?? ''),
        cityName: city.name,
        citySlug: city.slug,
        image: top?.image ? toImage(top.image) : city.image,
        projects: getProjectsOfCity(city.slug).filter((project) => isInLocality(project, locality)),
      };
    }),
  );
  const known = new Set([...pages.map(({ id }) => id), ...getCities().map(({ slug }) => slug)]);
  const others = [...tops].filter(([id]) => !known.has(id)).map(([id, raw]) => toPage(id, raw));
  return [...pages, ...others.filter((page) => page !== null)];

  function toPage(id: string, raw: RawTopLocality): LocalityPage | null {
    const city = cityNamed(content, raw.city ?? raw.location ?? '');
    if (!city) return null;
    const locality = { id, name: raw.name.trim(), description: textOf(raw.description) ?? '' };
    return {
      ...locality,
      cityName: city.name,
      citySlug: city.slug,
      image: toImage(raw.image),
      projects: getProjectsOfCity(city.slug).filter((project) => isInLocality(project, locality)),
    };
  }
});

const localityPagesById = memoizeOnContent(() => new Map(getLocalityPages().map((page) => [page.id, page])));

export function getLocalityPage(id: string): LocalityPage | null {
  return localityPagesById().get(id) ?? null;
}
