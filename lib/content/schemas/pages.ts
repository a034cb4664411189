import 'server-only';
import * as v from './values';

/** about.json. */
export const aboutSchema = v.record({
  about: v.requiredText().describe('Paragraphs are split by blank lines'),
  mission: v.requiredText(),
  vision: v.requiredText(),
  coreValues: v.list(v.titledText(), 'titled texts'),
  services: v.list(v.titledText(), 'titled texts'),
  whyChooseUs: v.list(v.titledText(), 'titled texts'),
});

/** A department of careers.json. */
export const departmentSchema = v.record({
  department: v.requiredText(),
  roles: v.list(
    v.record({
      id: v.slug(),
      title: v.requiredText(),
      location: v.requiredText(),
      type: v.requiredText(),
      summary: v.requiredText(),
    }),
    'roles',
  ),
});

/** A review of testimonials.json. */
export const testimonialSchema = v.record({
  name: v.requiredText(),
  time: v.requiredText(),
  rating: v.stars(),
  review: v.requiredText(),
  location: v.requiredText(),
});

/** A question of globalFaqs.json. */
export const faqSchema = v.faq();

/** A tile of everythingContainer.json. */
export const serviceSchema = v.record({
  id: v.slug(),
  name: v.requiredText(),
  slug: v.urlOrSlug().optional().describe('Where the tile leads; without it the tile opens the enquiry form'),
  description: v.text().optional(),
});

/** promo.json. */
export const promoSchema = v.record({
  title: v.requiredText(),
  text: v.requiredText(),
  image: v.image().optional(),
  projectId: v.slug().describe('The id of a project'),
  cta: v.requiredText().describe('Words of the button'),
});
