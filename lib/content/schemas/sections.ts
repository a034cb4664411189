import 'server-only';
import { z } from 'zod';
import { FACINGS, UNIT_FEATURES, UNIT_STATUSES } from '@/lib/domain/project/unit';
import * as v from './values';

/** A project's record in floorPlan.json. */
export const floorPlanSchema = v.record({
  id: v.slug().optional(),
  name: v.text().optional(),
  developer: v.text().optional(),
  floors: v.list(
    v.record({
      configuration: v.requiredText(),
      area: v.text().optional(),
      baseSellingPrice: v.price().optional().describe('Text such as "₹ 1.81 Cr", or a number of rupees'),
      images: v.list(v.record({ url: v.image() }), 'pictures, each with a url').optional(),
    }),
    'floors',
  ),
});

/** A project's plans in paymentPlan.json. */
export const paymentPlansSchema = v.list(
  v.record({
    plan_type_name: v.requiredText(),
    schedule_entries: v.list(
      v.record({
        sno: v.numeric(),
        particulars: v.requiredText(),
        time_description: v.requiredText(),
        installment_percentage: v.percentage(),
      }),
      'installments',
    ),
  }),
  'payment plans',
);

/** An entry of catalogue.json. */
export const catalogueEntrySchema = v.record({
  label: v.requiredText(),
  icon: v.requiredText().describe('The name of an icon of lucide.dev'),
  aliases: v.list(v.requiredText(), 'texts').optional().describe('Other words for it, by which the search finds it'),
});

/** A project's keys in projectAmenities.json and projectSpecifications.json. */
export const catalogueKeysSchema = v.list(v.requiredText(), 'catalogue keys');

/** A project's pictures in amenitiesImages.json and specificationsImages.json; `default` serves the homes without a record. */
export const catalogueSlidesSchema = v.list(
  v.record({
    image: v.image(),
    title: v.requiredText(),
    description: v.text().optional(),
    key: v.text().optional().describe('Among the defaults: the key of the amenity or specification that it shows'),
  }),
  'pictures with title and description',
);

/** A project's surroundings in locationData.json. */
export const locationSchema = v.record({
  images: v.list(v.image(), 'pictures').optional(),
  nearbyLocations: v
    .list(v.record({ name: v.requiredText(), time: v.requiredText() }), 'places, each with name and time')
    .optional(),
  coordinates: v.coordinates().optional(),
});

/** A project's drawings in sitePlanData.json. */
export const sitePlanSchema = v.record({
  name: v.text().optional(),
  sitePlanImages: v.list(v.image(), 'pictures'),
});

const priceRulesSchema = v.record({
  baseRate: v.positive().describe('Rupees a sq.ft, as are all rates below'),
  floorRise: v
    .record({
      fromFloor: v.numeric().int({ error: 'expected a whole number' }).describe('The first floor that costs it'),
      rate: v.numeric(),
    })
    .optional()
    .describe('What each floor adds'),
  facing: z.partialRecord(v.oneOf(FACINGS), v.numeric()).optional().describe('What a side adds'),
  features: z.partialRecord(v.oneOf(UNIT_FEATURES), v.numeric()).optional().describe('What corner, park or road add'),
  charges: v
    .list(
      v.record({
        id: v.slug().describe('The id of a charge of “Costs of buying”, as parking'),
        rupees: v.positive().optional().describe('An amount for each unit'),
        rate: v.positive().optional().describe('Or rupees a sq.ft'),
      }),
      'charges, each with id',
    )
    .optional()
    .describe('What comes to the price of every unit'),
});

const unitSchema = v.record({
  tower: v.text().optional().describe('For example "A"; empty where there is one'),
  floor: v.numeric().int({ error: 'expected a whole number' }),
  number: v.requiredText().describe('As the developer numbers it, for example "1204"'),
  configuration: v.requiredText().describe('As in the floor plans, for example "3 BHK"'),
  area: v.text().optional(),
  facing: v.oneOf(FACINGS).optional(),
  features: v.list(v.oneOf(UNIT_FEATURES), UNIT_FEATURES.join(', ')).optional(),
  price: v
    .price()
    .optional()
    .describe('Text such as "₹ 1.81 Cr" or "Price on request", or a number of rupees; empty: as the rules say'),
  status: v.oneOf(UNIT_STATUSES),
});

/** A project's homes, shops or plots in units.json, as the developer told them. */
export const unitsSchema = v.record({
  checkedAt: v.isoDate().describe('Day on which the developer told them; after 14 days the page says "ask"'),
  rules: priceRulesSchema.optional().describe('How the price of a unit is counted that has none of its own'),
  units: v.list(unitSchema, 'units'),
});

export type RawUnits = z.infer<typeof unitsSchema>;
export type RawUnit = z.infer<typeof unitSchema>;
export type RawFloorPlan = z.infer<typeof floorPlanSchema>;
export type RawPaymentPlans = z.infer<typeof paymentPlansSchema>;
export type RawSlide = z.infer<typeof catalogueSlidesSchema>[number];
export type RawLocation = z.infer<typeof locationSchema>;
