import type { ImageAsset } from '../picture/image';
import { NO_PRICE } from '../site/business-constants';
import type { Faq } from '../site/site';
import { projectPath } from '../site/routes';
import type { ProjectCategory, ProjectKind } from '../site/kinds';
import type { Coordinates } from '../site/links';
import { decidingFacts, type InvestmentFact } from './investment';

/** A card of the trending strip and grid (spec 3). Without `href` it opens the contact popup. */
export interface TrendingProject {
  id: string;
  name: string;
  /** Address from the record's slug; null if it has none. */
  href: string | null;
  /** The project's own page; the trending page's grid links to it if there is no slug (spec 2). */
  projectHref: string;
  image: ImageAsset;
  /** Ready to show. */
  priceText: string;
  description: string;
  developerName: string;
  /** 'Sector 83, Gurgaon', taken from the project of that id. */
  placeText: string;
}

/** Property types of the filter (spec 9). */
export const UNIT_TYPES = [
  'Residential Apartment',
  'Residential Land',
  'Independent House/Villa',
  'Farm House',
  'Studio Apartment',
  'Luxury Independent Floors',
  'Commercial',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/**
 * Property type of a record that names none: plots → land, commercial → commercial, else apartment (routes-and-content,
 * Listing).
 */
export function deriveUnitType(kind: ProjectKind, category: ProjectCategory): UnitType {
  if (category === 'plots') return 'Residential Land';
  return kind === 'commercial' ? 'Commercial' : 'Residential Apartment';
}

/** Texts shown where a record has nothing (spec 3, Defaults when absent). */
export const PROJECT_DEFAULTS = {
  name: 'Unnamed Project',
  price: NO_PRICE,
  description: 'No description available',
  location: 'Location not specified',
  area: 'Area not specified',
  status: 'Status not available',
  other: 'N/A',
} as const;

/** Rupees; `maxRupees` null means open upwards ('38 L onwards'). */
export interface PriceRange {
  minRupees: number;
  maxRupees: number | null;
}

/** Square feet, both ends included. */
export interface AreaRange {
  minSqft: number;
  maxSqft: number;
}

export interface Project {
  /** `id`, or `custom_id` if the record has that instead: the last segment of its address. */
  id: string;
  name: string;
  kind: ProjectKind;
  category: ProjectCategory;
  /** One of the filter's property types (routes-and-content, Listing). */
  unitType: UnitType;
  developerSlug: string;
  developerName: string;
  logo: ImageAsset;
  image: ImageAsset;
  images: ImageAsset[];
  /** Ready to show, formatted once when the content is read; the default of spec 3 where absent. */
  priceText: string;
  price: PriceRange | null;
  /** The record's `budget` pair in crore; on the developer page it comes before the price text. */
  budgetCrore: { min: number; max: number } | null;
  bedrooms: string[];
  status: string | null;
  furnishing: string | null;
  possession: string | null;
  citySlug: string;
  cityName: string;
  localities: string[];
  /** Ready to show, as the price text is. */
  areaText: string;
  area: AreaRange | null;
  shortDescription: string | null;
  /** longDescription, else shortDescription, else the default of spec 3. */
  description: string;
  coordinates: Coordinates | null;
  /** ISO date of the record's last change. */
  updatedAt: string | null;
  /** Registration number. */
  rera: string | null;
  /** Of a plot or shop-cum-office: whether a building is sold and not the land. */
  sellsBuilding: boolean;
  investment: InvestmentFact[];
  /** Reason why no registration is needed. */
  reraExempt: string | null;
  /** Address of the registration on the authority's site. */
  reraUrl: string | null;
  /** Completion declared to the authority, as 'Dec 2028'. */
  reraCompletion: string | null;
  /** ISO day. */
  reraValidUntil: string | null;
  /** The code of the registration certificate. */
  reraQr: ImageAsset | null;
  /** Registrations of its phases; empty where there is one for all. */
  reraPhases: ReraPhase[];
  /** Carpet area as the record words it, '1,020 – 1,480 sq.ft'. */
  carpetAreaText: string | null;
  /** ISO day on which its page was first published. */
  postedAt: string | null;
  /** ISO day on which price and availability were checked with the developer. */
  checkedAt: string | null;
  /** Id of the place whose duty holds, where it is not the city's. */
  dutyPlace: string | null;
  faqs: Faq[];
  /** What was seen on the site, newest first. */
  progress: ProgressStage[];
}

/** A registration of a phase. */
interface ReraPhase {
  name: string;
  number: string;
  /** Completion declared to the authority, as 'Dec 2028'. */
  completion: string | null;
  /** ISO day. */
  validUntil: string | null;
}

/** A stage of the construction, with the month in which it was seen ('Sep 2026'). */
interface ProgressStage {
  monthText: string;
  stage: string;
  images: ImageAsset[];
}

/** The project fields that a card or an island needs. */
export interface ProjectSummary {
  id: string;
  name: string;
  href: string;
  image: ImageAsset;
  imageCount: number;
  /** Ready to show. */
  priceText: string;
  /** `homeRupees` of the project. */
  homeRupees: number | null;
  placeText: string;
  status: string | null;
  bedrooms: string[];
  /** Ready to show. */
  areaText: string;
  /** `decidingFacts` of the project; absent without any. */
  deciding?: string[];
}

/** 'Sector 83, Gurgaon': the first locality that is not the city, then the city. */
export function projectPlaceText(project: Pick<Project, 'localities' | 'cityName'>): string {
  const locality = project.localities.find((name) => name.toLowerCase() !== project.cityName.toLowerCase());
  return locality ? `${locality}, ${project.cityName}` : project.cityName;
}

/** Ongoing projects are those whose status contains 'under construction' (spec 9). */
export function isOngoing(project: Pick<Project, 'status'>): boolean {
  return project.status?.toLowerCase().includes('under construction') ?? false;
}

/** Lowest price of homes or plots, which what a household can pay is compared with; null on request, and of offices, shops and SCO. */
export function homeRupees({ kind, price }: Pick<Project, 'kind' | 'price'>): number | null {
  return kind === 'commercial' ? null : (price?.minRupees ?? null);
}

/** The summary of a project for cards and islands. */
export function toProjectSummary(project: Project): ProjectSummary {
  const deciding = decidingFacts(project);
  return {
    id: project.id,
    name: project.name,
    href: projectPath(project.developerSlug, project.id),
    image: project.image,
    imageCount: project.images.length,
    priceText: project.priceText,
    homeRupees: homeRupees(project),
    placeText: projectPlaceText(project),
    status: project.status,
    bedrooms: project.bedrooms,
    areaText: project.areaText,
    ...(deciding.length > 0 ? { deciding } : {}),
  };
}

/** New property of a city: launches and projects under construction (routes-and-content, Routes). */
export function isNewProject(project: Pick<Project, 'status'>): boolean {
  return isOngoing(project) || (project.status?.toLowerCase().includes('new launch') ?? false);
}
