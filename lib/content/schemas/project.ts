import 'server-only';
import type { z } from 'zod';
import { UNIT_TYPES } from '@/lib/domain/project/project';
import * as v from './values';
import { INVESTMENT_LABELS, type InvestmentKey } from '@/lib/domain/project/investment';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';

const INVESTMENT_KEYS = Object.keys(INVESTMENT_LABELS) as [InvestmentKey, ...InvestmentKey[]];

const declaredMonth = () =>
  v
    .text()
    .regex(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/, { error: 'expected a month as Dec 2028' });

/** A project of residentialProjects.json or commercialProjects.json. */
export const projectSchema = v.record({
  id: v.slug().optional().describe('Last part of the project’s address'),
  custom_id: v.slug().optional().describe('Stands in place of id in some records'),
  name: v.text().optional(),
  logo: v.image().optional().describe('The developer’s or the project’s own'),
  image: v.image().optional().describe('Cover picture'),
  images: v.list(v.image(), 'pictures').optional().describe('Gallery pictures'),
  developer: v.text().optional().describe('As in your list of developers'),
  price: v.text().optional().describe('For example "₹ 1.81 – 2.62 Cr", "38 L onwards" or "Price on request"'),
  bedrooms: v.textOrList().optional().describe('For example 3 BHK and 4 BHK'),
  projectStatus: v
    .text()
    .optional()
    .meta({ examples: ['New Launch', 'Under Construction', 'Ready To move'] }),
  furnishing: v
    .text()
    .optional()
    .meta({ examples: ['Furnished', 'Semi-Furnished', 'Unfurnished'] }),
  possession: v.text().optional(),
  city: v.requiredText().describe('One of your cities'),
  localities: v.textOrList().optional().describe('Separated by commas or on separate lines'),
  location: v.textOrList().optional().describe('Stands in place of localities in some records'),
  area: v.text().optional().describe('For example "1,620 - 2,340 sq.ft", "125 - 225 sq.yd" or "2.5 acre"'),
  shortDescription: v.text().optional(),
  longDescription: v.text().optional().describe('Paragraphs are split by blank lines'),
  description: v.text().optional().describe('Shown where there is no long description'),
  coordinates: v.coordinates().optional(),
  category: v.oneOf(PROJECT_CATEGORIES).optional().describe('Only where plots or SCO are sold'),
  unitType: v
    .oneOf(UNIT_TYPES)
    .optional()
    .describe('How the filter of lists calls it; found from the rest where empty'),
  propertyType: v.text().optional().describe('Not read: the file decides'),
  amenities: v.textOrList().optional().describe('Not read: see projectAmenities.json'),
  slug: v.text().optional().describe('Not read: the address is made of developer and id'),
  updatedAt: v.isoDate().optional().describe('Date of the record’s last change, as 2026-11-21'),
  rera: v.text().optional().describe('Registration number'),
  sellsBuilding: v
    .yesNo()
    .optional()
    .describe('Of plots and SCO: yes where a building is sold, which has the GST of homes or shops; else it is land'),
  investment: v
    .list(
      v.record({
        fact: v.oneOf(INVESTMENT_KEYS),
        value: v.requiredText().describe('For example "22 feet on a 24-metre road" or "₹ 95,000 a month"'),
        source: v.requiredText().describe('Who says it, as "the developer" or "the lease deed of Nov 2026"'),
      }),
      'answers, each with fact, value and source',
    )
    .optional()
    .describe('What investors ask of offices, shops, SCO and plots; the page says of the rest that nobody has told us'),
  reraExempt: v.text().optional().describe('Why no registration is needed, as "Eight homes on the plot"'),
  reraUrl: v.webUrl().optional().describe('Address of the registration on the authority’s site'),
  reraCompletion: declaredMonth().optional().describe('Completion declared to the authority, as Dec 2028'),
  reraValidUntil: v.isoDate().optional().describe('Last day of the registration, as 2029-03-31'),
  reraQr: v
    .image()
    .optional()
    .describe('The QR code of the registration certificate, cut out square with its white margin'),
  reraPhases: v
    .list(
      v.record({
        name: v.requiredText().describe('For example "Phase 1, Towers A to D"'),
        number: v.requiredText().describe('Registration number of the phase'),
        completion: declaredMonth().optional().describe('Completion declared for the phase, as Dec 2028'),
        validUntil: v.isoDate().optional().describe('Last day of its registration, as 2029-03-31'),
      }),
      'phases, each with name and number',
    )
    .optional()
    .describe('Where phases are registered apart; the RERA number is then that of one of them'),
  carpetArea: v.text().optional().describe('Carpet area as the Act of 2016 defines it, as "1,020 - 1,480 sq.ft"'),
  postedAt: v.isoDate().optional().describe('Day on which the page was first published'),
  checkedAt: v.isoDate().optional().describe('Day on which price and availability were checked with the developer'),
  dutyPlace: v
    .slug()
    .optional()
    .describe('Where duty and fees are not the city’s: the id of a place of “Costs of buying”'),
  budget: v
    .record({ min: v.crore(), max: v.crore() })
    .refine(({ min, max }) => min <= max, { error: 'expected min to be at most max', path: ['max'] })
    .optional()
    .describe('In crore, where the budget filter of the developer’s page should not go by the price'),
  ...v.scheduled(),
  laterPrices: v
    .list(
      v.record({
        from: v.moment().describe('When it begins, as 2026-12-04 or 2026-12-04T10:00'),
        price: v.requiredText(),
      }),
      'prices, each with the day from which it holds',
    )
    .optional()
    .describe('Prices that are not public yet: each takes the place of the price at its moment'),
  faqs: v.list(v.faq(), 'questions with answers').optional(),
  progress: v
    .list(
      v.record({
        month: v.month().describe('When it was seen, as 2026-09'),
        stage: v.requiredText().describe('For example "Tower A at the sixth of 22 floors"'),
        images: v.list(v.image(), 'pictures').optional().describe('Photographs of the site from that month'),
      }),
      'stages, each with month and stage',
    )
    .optional()
    .describe('Progress of the construction, oldest first'),
});

export type RawProject = z.infer<typeof projectSchema>;

const RERA = ['rera', 'reraExempt', 'reraUrl', 'reraCompletion', 'reraValidUntil', 'reraQr', 'reraPhases'] as const;
const SHOWN = ['postedAt', 'draft', 'visibleFrom', 'visibleUntil', 'updatedAt', 'id', 'custom_id', 'slug'] as const;
const TOLD = [
  'logo',
  'image',
  'images',
  'shortDescription',
  'longDescription',
  'description',
  'faqs',
  'progress',
] as const;

v.FIELD_GROUPS.add(projectSchema, {
  groups: [
    ['What is sold, and for how much', []],
    ['Where it is, and its registration', ['city', 'localities', 'location', 'coordinates', 'dutyPlace', ...RERA]],
    ['Texts and pictures, and when it is shown', [...TOLD, ...SHOWN]],
  ] satisfies [string, (keyof RawProject)[]][],
});

/** An item of trendingProjects.json. */
export const trendingProjectSchema = v.record({
  id: v.slug().optional().describe('The id of a project'),
  custom_id: v.slug().optional(),
  name: v.text().optional(),
  slug: v.urlOrSlug().optional().describe('Address of the project’s page; without it the card opens the contact popup'),
  image: v.image().optional(),
  price: v.text().optional(),
  description: v.text().optional(),
  developer: v.text().optional(),
  company: v.text().optional().describe('Stands in place of developer in some records'),
  ...v.scheduled(),
});

export type RawTrendingProject = z.infer<typeof trendingProjectSchema>;
