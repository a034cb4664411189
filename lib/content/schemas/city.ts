import 'server-only';
import type { z } from 'zod';
import { points } from './map';
import * as v from './values';

/** A record of cities.json. */
export const citySchema = v.record({
  name: v.requiredText(),
  isMain: v.yesNo().optional().describe('No: it is left out of menus, footer columns and sentences about the firm'),
  path: v.topLevelPath().optional().describe('Address of the page, as /goa; /city/goa where absent. Both lead to it'),
  otherSpellings: v
    .list(v.requiredText(), 'spellings')
    .optional()
    .describe(
      'What people type for the city, in any script. What may be an address is one: /banglore leads to the page',
    ),
  areas: v
    .list(
      v.record({
        name: v.requiredText(),
        at: points(1).optional().describe('What lies nearest to it stands first, with its distance'),
      }),
      'places',
    )
    .optional()
    .describe(
      'Parts of the city, or places beside it, that people search for and where you sell nothing: the search leads to the city',
    ),
  state: v.requiredText(),
  intro: v.requiredText().describe('Paragraphs are split by blank lines'),
  image: v.image().optional(),
  highlights: v.list(v.requiredText(), 'texts').optional(),
  localities: v
    .list(
      v.record({
        id: v.slug(),
        name: v.requiredText(),
        otherSpellings: v.list(v.requiredText(), 'spellings').optional().describe('What people type for it, too'),
        description: v.text().optional(),
      }),
      'localities',
    )
    .optional(),
  faqs: v.list(v.faq(), 'questions with answers').optional(),
});

/** An item of topLocalities.json. */
export const topLocalitySchema = v.record({
  id: v.slug().describe('The slug of a city, or the id of a city’s locality'),
  name: v.requiredText(),
  image: v.image().optional(),
  city: v.text().optional().describe('One of your cities'),
  location: v.text().optional(),
  description: v.text().optional(),
});

export type RawTopLocality = z.infer<typeof topLocalitySchema>;
