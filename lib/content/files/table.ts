import 'server-only';
import { z } from 'zod';
import { buyingRateSchema } from '../schemas/buying';
import { citySchema, topLocalitySchema } from '../schemas/city';
import { companySchema, developerNameSchema, developerSchema } from '../schemas/developer';
import { cityMapSchema } from '../schemas/map';
import {
  aboutSchema,
  adviserSchema,
  departmentSchema,
  faqSchema,
  glossarySchema,
  privacySectionSchema,
  promoSchema,
  serviceSchema,
  testimonialSchema,
} from '../schemas/pages';
import { drawingSchema, shownPictureSchema } from '../schemas/pictures';
import { projectSchema, trendingProjectSchema } from '../schemas/project';
import {
  catalogueEntrySchema,
  catalogueKeysSchema,
  catalogueSlidesSchema,
  floorPlanSchema,
  locationSchema,
  paymentPlansSchema,
  sitePlanSchema,
  unitsSchema,
} from '../schemas/sections';
import { siteSchema, themeSchema } from '../schemas/site';
import { slug } from '../schemas/values';

/** Key of the record for every project without one of its own (spec 7). */
export const DEFAULT_KEY = 'default';

/** How a file holds its records: one, a list, a map, a map of lists, or a map of maps. */
export type FileShape = 'one' | 'list' | 'map' | 'map of lists' | 'map of maps';

export interface ContentFile<T extends z.ZodType = z.ZodType> {
  name: string;
  shape: FileShape;
  /** Schema of one record. */
  schema: T;
  /** Published unchanged as /data/{name} (spec 3, 7). */
  isPublished: boolean;
  /** A set without this file is whole, as if it were empty. */
  isOptional?: boolean;
  description: string;
}

function file<T extends z.ZodType>(
  name: string,
  shape: FileShape,
  schema: T,
  visibility: 'published' | 'internal',
  description: string,
): ContentFile<T> {
  return { name: `${name}.json`, shape, schema, isPublished: visibility === 'published', description };
}

function optional<T extends z.ZodType>(whole: ContentFile<T>): ContentFile<T> {
  return { ...whole, isOptional: true };
}

/** Every content file. Reading, checking, publishing and the JSON Schemas follow this table. */
export const CONTENT_FILES = {
  site: file('site', 'one', siteSchema, 'internal', 'Name, contact, claims and settings'),
  theme: file('theme', 'one', themeSchema, 'internal', 'Colours and typefaces'),
  about: file('about', 'one', aboutSchema, 'internal', 'The about page'),
  privacy: file('privacy', 'list', privacySectionSchema, 'internal', 'The privacy notice'),
  careers: file('careers', 'list', departmentSchema, 'internal', 'Departments with their roles'),
  testimonials: file('testimonials', 'list', testimonialSchema, 'internal', 'Client feedback'),
  promo: optional(file('promo', 'one', promoSchema, 'internal', 'The promotional popup')),
  cities: file('cities', 'map', citySchema, 'internal', 'Cities by slug'),
  developerNames: file('developerNames', 'map', developerNameSchema, 'internal', 'Developer names by slug'),
  catalogue: file('catalogue', 'map of maps', catalogueEntrySchema, 'internal', 'Amenities and specifications by key'),
  residentialProjects: file('residentialProjects', 'map of lists', projectSchema, 'published', 'Projects by developer'),
  commercialProjects: file('commercialProjects', 'map of lists', projectSchema, 'published', 'Projects by developer'),
  trendingProjects: file('trendingProjects', 'list', trendingProjectSchema, 'published', 'Trending projects'),
  developers: file('leadingRealEstateDevelopers', 'list', developerSchema, 'published', 'Developers'),
  companies: file('companyData', 'map', companySchema, 'published', 'Developer companies by slug'),
  floorPlans: file('floorPlan', 'map', floorPlanSchema, 'published', 'Floor plans by project id'),
  paymentPlans: file('paymentPlan', 'map', paymentPlansSchema, 'published', 'Payment plans by project id'),
  amenities: file('projectAmenities', 'map', catalogueKeysSchema, 'published', 'Amenity keys by project id'),
  specifications: file(
    'projectSpecifications',
    'map',
    catalogueKeysSchema,
    'published',
    'Specification keys by project id',
  ),
  amenityImages: file('amenitiesImages', 'map', catalogueSlidesSchema, 'published', 'Amenity pictures by project id'),
  specificationImages: file(
    'specificationsImages',
    'map',
    catalogueSlidesSchema,
    'published',
    'Specification pictures by project id',
  ),
  locations: file('locationData', 'map', locationSchema, 'published', 'Surroundings by project id'),
  sitePlans: file('sitePlanData', 'map', sitePlanSchema, 'published', 'Site plans by project id'),
  units: optional(file('units', 'map', unitsSchema, 'internal', 'Homes, shops and plots by project id')),
  services: file('everythingContainer', 'list', serviceSchema, 'published', 'Services'),
  topLocalities: file('topLocalities', 'list', topLocalitySchema, 'published', 'Top localities'),
  drawings: optional(file('drawings', 'list', drawingSchema, 'internal', 'What each drawing says')),
  pictures: optional(file('pictures', 'list', shownPictureSchema, 'internal', 'What pictures show')),
  glossary: optional(file('glossary', 'list', glossarySchema, 'internal', 'Terms that search and assistant explain')),
  advisers: optional(file('advisers', 'list', adviserSchema, 'internal', 'Advisers by corridor')),
  buyingRates: optional(
    file('buyingRates', 'list', buyingRateSchema, 'internal', 'Duty, taxes and loan rules with source and date'),
  ),
  maps: optional(file('maps', 'map', cityMapSchema, 'internal', 'Roads, water and places of the city maps, by city')),
  faqs: file('globalFaqs', 'list', faqSchema, 'published', 'Questions of the home page'),
} as const;

export type ContentFiles = typeof CONTENT_FILES;
export type ContentKey = keyof ContentFiles;

/** The keys of the files by their names. */
export const KEY_OF_FILE: ReadonlyMap<string, ContentKey> = new Map(
  Object.entries(CONTENT_FILES).map(([key, { name }]) => [name, key as ContentKey]),
);

/** The expected structure in words, after 'expected'. */
export const SHAPE_WORDS: Record<FileShape, string> = {
  one: 'an object',
  list: 'a list of records',
  map: 'an object of records',
  'map of lists': 'an object of lists of records',
  'map of maps': 'an object of objects of records',
};

/** Length of a record's path. */
export const RECORD_DEPTH: Record<FileShape, number> = {
  one: 0,
  list: 1,
  map: 1,
  'map of lists': 2,
  'map of maps': 2,
};

/** The text that a missing optional file stands for. */
export const emptyText = ({ shape }: Pick<ContentFile, 'shape'>) =>
  shape === 'one' ? 'null' : shape === 'list' ? '[]' : '{}';

/** The text of a content file with that value: the one layout, whoever writes it. */
export const layOut = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The schema of a whole file. */
export function fileSchema({ shape, schema }: ContentFile): z.ZodType {
  const map = (value: z.ZodType) => z.record(slug(), value);
  if (shape === 'list') return z.array(schema);
  if (shape === 'map') return map(schema);
  if (shape === 'map of lists') return map(z.array(schema));
  if (shape === 'map of maps') return map(z.record(z.string().regex(/^[a-z0-9_]+$/), schema));
  return schema;
}
