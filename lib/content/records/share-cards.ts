import 'server-only';
import { memoizeByObject } from '../files/memoize';
import { memoizeOnContent } from '../set/content';
import { createHash } from 'node:crypto';
import {
  CARD_SIZE,
  cardAlt,
  cardPath,
  categoryCard,
  cityCard,
  developerCard,
  projectCard,
  siteCard,
  type Card,
  type ShareImage,
} from '@/lib/domain/page/share-card';
import type { City } from '@/lib/domain/place/city';
import type { Developer } from '@/lib/domain/project/developer';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Project } from '@/lib/domain/project/project';
import { getCities, getProjectsOfCity } from './cities';
import { getDevelopers } from './developers';
import { getImage } from './picture-manifest';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from './projects';
import { getSite } from './site';
import { PROJECT_CATEGORIES, type ProjectCategory } from '@/lib/domain/site/kinds';

/** Picture of a card without one of its own: that of the first project, else the site's first banner. */
function standIn(projects: readonly Project[]): ImageAsset {
  return projects[0]?.image ?? getSite().heroImages[0] ?? getImage(null);
}

/** SHA-256 of a card's content: its words, and its picture by the hash in the picture's address. */
export function hashCard(card: Card): string {
  const { image, ...words } = card;
  const picture = image.kind === 'raster' ? image.stem : image.src;
  return createHash('sha256')
    .update(JSON.stringify([words, picture]))
    .digest('hex');
}

function toShare(card: Card): ShareImage {
  return { src: cardPath(card, hashCard(card)), ...CARD_SIZE, alt: cardAlt(card) };
}

const cardOfDeveloper = (developer: Developer) =>
  developerCard(developer, getSite(), standIn(getProjectsOfDeveloper(developer.slug)));
const cardOfCity = (city: City) => cityCard(city, getProjectsOfCity(city.slug).length, getSite());
const cardOfSite = () => siteCard(getSite(), standIn([]));

function cardOfCategory(category: ProjectCategory): Card {
  const projects = getProjectsOfCategory(category);
  return categoryCard(category, projects.length, getSite(), standIn(projects));
}

/** Every card of the site: projects, developers, cities, categories and the default one. */
export function getCards(): Card[] {
  return [
    ...getProjects().map((project) => projectCard(project, getSite())),
    ...getDevelopers().map(cardOfDeveloper),
    ...getCities().map(cardOfCity),
    ...PROJECT_CATEGORIES.map(cardOfCategory),
    cardOfSite(),
  ];
}

/** Share image of a project, as its pages link to it. */
export function getProjectShare(project: Project): ShareImage {
  return toShare(projectCard(project, getSite()));
}

export const getDeveloperShare = memoizeByObject((developer: Developer): ShareImage =>
  toShare(cardOfDeveloper(developer)),
);

export const getCityShare = memoizeByObject((city: City): ShareImage => toShare(cardOfCity(city)));

const categoryShares = memoizeOnContent(
  () => new Map(PROJECT_CATEGORIES.map((category) => [category, toShare(cardOfCategory(category))])),
);

export function getCategoryShare(category: ProjectCategory): ShareImage {
  return categoryShares().get(category)!;
}

/** Default share image, for pages without a better one. */
export const getSiteShare: () => ShareImage = memoizeOnContent(() => toShare(cardOfSite()));
