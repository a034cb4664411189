import type { Faq } from '../site/site';
import { DEFAULT_COORDINATES, type NearbyPlace, type ProjectLocation } from '../place/nearby';
import type { MapView } from '../place/draw-map';
import { type Coordinates, directionsUrl } from '../site/links';
import type { ImageAsset } from '../picture/image';
import type { Adviser } from './adviser';
import type { CatalogueItem, CatalogueSlide } from './catalogue';
import type { ProjectCosts } from './costs';
import type { Developer } from './developer';
import type { FloorPlan, SitePlan } from './floor-plan';
import type { PaymentPlan } from './payment-plan';
import type { Project, ProjectSummary } from './project';
import type { ProjectTrust } from './trust';
import type { UnitList } from './unit';

/**
 * Data of one section of a page: a value, nothing, or a record that could not be read (routes-and-content, Content
 * faults).
 */
export type Section<T> = { kind: 'ready'; value: T } | { kind: 'missing' } | { kind: 'faulty'; message: string };

/** The value of a section, null if it is missing or faulty. */
export function valueOf<T>(section: Section<T>): T | null {
  return section.kind === 'ready' ? section.value : null;
}

/** Data of a project's brochure; its page adds similar projects. */
export interface ProjectSheet {
  project: Project;
  developer: Pick<Developer, 'name' | 'logo' | 'hasOwnLogo'>;
  /** Who answers for its corridor; null where nobody is named. */
  adviser: Adviser | null;
  floorPlan: Section<FloorPlan>;
  paymentPlans: Section<PaymentPlan[]>;
  amenities: Section<CatalogueItem[]>;
  /** Which groups of pictures have one that is drawn by computer. */
  renderings: { gallery: boolean; location: boolean };
  /** What each picture of the gallery shows, null where it is not described. */
  sights: (string | null)[];
  amenitySlides: CatalogueSlide[];
  specifications: Section<CatalogueItem[]>;
  specificationSlides: CatalogueSlide[];
  location: Section<LocationFacts>;
  /** Its pin and the places of its list; null if its city has no map, or it has no place of its own. */
  map: MapView | null;
  sitePlan: Section<SitePlan>;
  faqs: Faq[];
  /** What it costs in all; null where no place's duty is known. */
  costs: ProjectCosts | null;
  trust: ProjectTrust;
  /** Null where none is told, or what was told is too old. */
  units: UnitList | null;
}

/** Everything one project page shows; the eleven sections read nothing else. */
export interface ProjectPage extends ProjectSheet {
  developer: Developer;
  similar: ProjectSummary[];
}

/** Data of the Location section. */
export interface LocationFacts {
  images: ImageAsset[];
  nearby: NearbyPlace[];
  directionsHref: string;
  /** Whether the coordinates are the default's and so labelled as approximate (routes-and-content, Project page). */
  isApproximate: boolean;
}

/**
 * Images and places of a location; directions use its coordinates, else the project's, else the default
 * (routes-and-content, Project page).
 */
export function toLocationFacts(
  location: ProjectLocation | null,
  own: Coordinates | null,
  fallback: Coordinates = DEFAULT_COORDINATES,
): Section<LocationFacts> {
  if (!location || (location.images.length === 0 && location.nearby.length === 0)) return { kind: 'missing' };
  const coordinates = location.coordinates ?? own;
  return {
    kind: 'ready',
    value: {
      images: location.images,
      nearby: location.nearby,
      directionsHref: directionsUrl(coordinates ?? fallback),
      isApproximate: coordinates === null,
    },
  };
}
