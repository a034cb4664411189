import type { City } from '../place/city';
import { CATEGORY_INTRODUCTIONS } from '../listing/words';
import type { Developer } from '../project/developer';
import { formatProjectCount } from '../site/display-text';
import type { ImageAsset } from '../picture/image';
import { isPriceOnRequest } from '../project/price-text';
import { projectPlaceText, type Project } from '../project/project';
import type { Site } from '../site/site';
import { CATEGORY_LABELS, type ProjectCategory } from '../site/kinds';

type CardKind = 'projects' | 'developers' | 'cities' | 'categories' | 'site';

/** Content of the picture for a shared link (search-engines 1.1, Shared links). */
export interface Card {
  kind: CardKind;
  /** Unique within its kind; the stem of its file. */
  id: string;
  /** Small line over the title; empty for none. */
  eyebrow: string;
  title: string;
  /** Line under the title: location or description. */
  place: string;
  /** Price or count; empty for none. */
  figure: string;
  /** Last line: the registration number; absent for none. */
  note?: string;
  brand: string;
  image: ImageAsset;
}

/** Address, size and alternative text of a card. */
export interface ShareImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** Size that every network shows whole, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

type Brand = Pick<Site, 'name'>;

/** A price text without information is left out: a card has room for facts only. */
export function projectCard(project: Project, { name }: Brand): Card {
  return {
    kind: 'projects',
    id: project.id,
    eyebrow: project.developerName,
    title: project.name,
    place: projectPlaceText(project),
    figure: project.price || isPriceOnRequest(project.priceText) ? project.priceText : '',
    ...(project.rera ? { note: `RERA ${project.rera}` } : {}),
    brand: name,
    image: project.image,
  };
}

export function developerCard(developer: Developer, { name }: Brand, standIn: ImageAsset): Card {
  return {
    kind: 'developers',
    id: developer.slug,
    eyebrow: 'Developer',
    title: developer.name,
    place: developer.location ?? '',
    figure: developer.projectCount > 0 ? formatProjectCount(developer.projectCount) : '',
    brand: name,
    image: developer.banner ?? standIn,
  };
}

export function cityCard(city: City, projectCount: number, { name }: Brand): Card {
  return {
    kind: 'cities',
    id: city.slug,
    eyebrow: city.state === city.name ? '' : city.state,
    title: `Property in ${city.name}`,
    place: '',
    figure: projectCount > 0 ? formatProjectCount(projectCount) : '',
    brand: name,
    image: city.image,
  };
}

export function categoryCard(
  category: ProjectCategory,
  projectCount: number,
  { name }: Brand,
  image: ImageAsset,
): Card {
  return {
    kind: 'categories',
    id: category,
    eyebrow: '',
    title: `${CATEGORY_LABELS[category]} Projects`,
    place: CATEGORY_INTRODUCTIONS[category].short,
    figure: projectCount > 0 ? formatProjectCount(projectCount) : '',
    brand: name,
    image,
  };
}

/** The default card, for pages without a better one. */
export function siteCard(
  { name, tagline, address }: Pick<Site, 'name' | 'tagline' | 'address'>,
  image: ImageAsset,
): Card {
  return {
    kind: 'site',
    id: 'default',
    eyebrow: address.locality,
    title: tagline,
    place: '',
    figure: '',
    brand: name,
    image,
  };
}

/** Alternative text of a card: 'Mogra Courts, Sector 83, Gurgaon, ₹ 1.81 – 2.62 Cr'. */
export function cardAlt({ title, place, figure, brand }: Card): string {
  return [title, place, figure].filter(Boolean).join(', ') || brand;
}

/** Published path of a card. The hash covers its content, so that networks fetch a changed card again. */
export function cardPath({ kind, id }: Pick<Card, 'kind' | 'id'>, hash: string): string {
  return `/cards/${kind}/${id}.${hash.slice(0, 8)}.jpg`;
}
