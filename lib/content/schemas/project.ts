import 'server-only';
import { z } from 'zod';
import { UNIT_TYPES } from '@/lib/domain/project/project';
import * as v from './values';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';

/** A project of residentialProjects.json or commercialProjects.json. */
export const projectSchema = v.record({
  id: v.slug().optional().describe('Last part of the project’s address; may be called custom_id instead'),
  custom_id: v.slug().optional().describe('Stands in place of id in some records'),
  name: v.text().optional(),
  logo: v.image().optional().describe('Path under images/'),
  image: v.image().optional().describe('Cover picture, a path under images/'),
  images: v.list(v.image(), 'pictures').optional().describe('Gallery pictures'),
  developer: v.text().optional().describe('Display name of the developer'),
  price: v.text().optional().describe('For example "₹ 1.81 – 2.62 Cr", "38 L onwards" or "Price on request"'),
  bedrooms: v.textOrList().optional().describe('For example ["3 BHK", "4 BHK"] or "3 BHK, 4 BHK"'),
  projectStatus: v
    .text()
    .optional()
    .meta({ examples: ['New Launch', 'Under Construction', 'Ready To move'] }),
  furnishing: v
    .text()
    .optional()
    .meta({ examples: ['Furnished', 'Semi-Furnished', 'Unfurnished'] }),
  possession: v.text().optional(),
  city: v.requiredText().describe('Name of a city of cities.json'),
  localities: v.textOrList().optional().describe('Separated by commas or on separate lines'),
  location: v.textOrList().optional().describe('Stands in place of localities in some records'),
  area: v.text().optional().describe('For example "1,620 - 2,340 sq.ft", "125 - 225 sq.yd" or "2.5 acre"'),
  shortDescription: v.text().optional(),
  longDescription: v.text().optional().describe('Paragraphs are split by blank lines'),
  description: v.text().optional().describe('Used where there is no longDescription'),
  coordinates: v.coordinates().optional(),
  category: z
    .enum(PROJECT_CATEGORIES, { error: `expected one of ${PROJECT_CATEGORIES.join(', ')}` })
    .optional()
    .describe('Where it differs from the file: plots or sco'),
  unitType: z
    .enum(UNIT_TYPES, { error: `expected one of ${UNIT_TYPES.join(', ')}` })
    .optional()
    .describe('Property type of the filter; derived where absent'),
  propertyType: v.text().optional().describe('Not read: the file decides'),
  amenities: v.textOrList().optional().describe('Not read: see projectAmenities.json'),
  slug: v.text().optional().describe('Not read: the address is made of developer and id'),
  updatedAt: v.isoDate().optional().describe('Date of the record’s last change, as 2026-11-21'),
  rera: v.text().optional().describe('Registration number'),
  budget: v
    .record({ min: v.positive(), max: v.positive() })
    .refine(({ min, max }) => min <= max, { error: 'expected min to be at most max', path: ['max'] })
    .optional()
    .describe('Crore; counts before the price text on the developer page'),
  faqs: v.list(v.faq(), 'questions with answers').optional(),
});

export type RawProject = z.infer<typeof projectSchema>;

/** An item of trendingProjects.json. */
export const trendingProjectSchema = v.record({
  id: v.slug().optional().describe('The id of a project; may be called custom_id instead'),
  custom_id: v.slug().optional(),
  name: v.text().optional(),
  slug: v.urlOrSlug().optional().describe('Address of the project’s page; without it the card opens the contact popup'),
  image: v.image().optional(),
  price: v.text().optional(),
  description: v.text().optional(),
  developer: v.text().optional(),
  company: v.text().optional().describe('Stands in place of developer in some records'),
});

export type RawTrendingProject = z.infer<typeof trendingProjectSchema>;
