import 'server-only';
import { PROMO_ACTIONS } from '@/lib/domain/visitor/interruption';
import * as v from './values';

/** about.json. */
export const privacySectionSchema = v.record({
  title: v.requiredText(),
  text: v
    .requiredText()
    .describe('Paragraphs are split by blank lines; {name}, {office}, {email}, {phone} and {retention} are filled in'),
  withoutTags: v.text().optional().describe('A last paragraph, where the site has no tag manager'),
  withTags: v.text().optional().describe('The same where it has one'),
  whenCounted: v.text().optional().describe('A last paragraph, where events are counted by an address of your own'),
});

export const aboutSchema = v.record({
  about: v.requiredText().describe('Paragraphs are split by blank lines'),
  mission: v.text().optional(),
  vision: v.text().optional(),
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

/** A term of glossary.json. */
export const glossarySchema = v.record({
  term: v.requiredText(),
  aliases: v.list(v.requiredText(), 'texts').describe('Other words for it; search and assistant answer to them'),
  definition: v.requiredText(),
  href: v.requiredText().describe('A page of this site that helps with it'),
  linkLabel: v.requiredText().describe('Words of the link to that page'),
  percents: v
    .list(v.record({ percent: v.percentage(), of: v.requiredText(), fromRupees: v.priceRupees().optional() }), 'shares')
    .optional()
    .describe('What it takes of a typed sum'),
  hasDuty: v.yesNo().optional().describe('Of a typed sum it is the duty in the states of its page'),
  isGeneral: v
    .yesNo()
    .optional()
    .describe('It says who asks or what for, so that any other term of a question goes before it'),
});

/** A tile of everythingContainer.json. */
export const serviceSchema = v.record({
  id: v.slug(),
  name: v.requiredText(),
  slug: v.urlOrSlug().optional().describe('Where the tile leads; without it the tile opens the enquiry form'),
  description: v.text().optional(),
  text: v.list(v.requiredText(), 'texts').optional().describe('Paragraphs of its page; without them it is not indexed'),
  headings: v.list(v.requiredText(), 'headings').optional().describe('Of these paragraphs, one each in their order'),
  links: v
    .list(v.record({ title: v.requiredText(), href: v.requiredText() }), 'links')
    .optional()
    .describe('Pages of this site that help with it'),
  hasVideo: v.yesNo().optional().describe('Offers a visit by video, in the evenings of India too'),
});

/** An adviser of advisers.json. */
export const adviserSchema = v.record({
  name: v.requiredText(),
  corridor: v.requiredText().describe('What the adviser covers, in words'),
  city: v.requiredText().describe('One of your cities'),
  localities: v
    .list(v.requiredText(), 'localities')
    .optional()
    .describe('As projects of the city name them; without it the adviser covers the rest of the city'),
  languages: v.list(v.requiredText(), 'languages'),
  hours: v.requiredText().describe('When to reach the adviser, in words'),
  whatsapp: v.phone().describe('The adviser’s own number; an Indian one may stand without its country code'),
  photo: v.image().optional().describe('Without it the initials stand'),
});

/** promo.json. */
export const promoSchema = v.record({
  title: v.requiredText(),
  text: v.requiredText(),
  image: v.image().optional().describe('The project’s own picture unless given'),
  projectId: v.slug().describe('The id of a project'),
  action: v
    .oneOf(PROMO_ACTIONS)
    .optional()
    .describe('What the button does: link leads to the project, visit opens the enquiry with the date of a visit'),
  cta: v.requiredText().describe('Words of the button'),
  ...v.scheduled(),
});
