import 'server-only';
import { z } from 'zod';
import { MAX_HERO_IMAGES } from '@/lib/domain/site/business-constants';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';
import * as v from './values';

const COLOUR = { error: 'expected a colour of six digits, as #5b2a86' };
const FONT = { error: 'expected a package, as @fontsource-variable/figtree, or a file, as fonts/figtree.woff2' };

const colour = () => v.text().regex(/^#[0-9a-f]{6}$/, COLOUR);
const font = () => v.text().regex(/^(?:fonts\/[\w.-]+\.woff2|(?:@[\w.-]+\/)?[\w.-]+)$/, FONT);

/** theme.json. */
export const themeSchema = v.record({
  colours: v.record({
    accent: colour().describe('Links, main buttons, chosen things'),
    mark: colour().describe('The colour of the mark, and by it the buttons of an enquiry'),
    highlight: colour().describe('Figures and lines on a dark ground, notices'),
    deep: colour().describe('Dark grounds, and by them text and lines'),
  }),
  fonts: v.record({
    text: font().describe('Variable typeface of running text, with the weights 400 to 700'),
    display: font().describe('Variable typeface of headings, with the weights 400 to 600'),
  }),
});

const BANNERS = { error: `expected 1 to ${MAX_HERO_IMAGES} pictures` };

/** site.json. */
export const siteSchema = v.record({
  name: v.requiredText(),
  shortName: v.requiredText().optional().describe('As in “Aangan Edge”; the first word of the name where absent'),
  headline: v.requiredText().optional().describe('The first words of the home page'),
  tagline: v.requiredText(),
  greeting: v.requiredText().optional().describe('How the assistant greets; “Namaste.” where absent'),
  callBackTime: v
    .requiredText()
    .optional()
    .describe('When a consultant calls back, as “on the same working day”; promises nothing where absent'),
  careersTitle: v.requiredText().optional().describe('The title of the careers page; “Work with us” where absent'),
  announced: v
    .list(v.requiredText(), 'names')
    .optional()
    .describe('What will be sold later: entries of the menu that lead to the page Coming soon'),
  description: v.requiredText(),
  url: v.originUrl().describe('Absolute address of the site, without a folder'),
  phone: v.phone(),
  email: v.email(),
  whatsapp: v.phone().describe('An Indian number may stand without its country code'),
  address: v.record({
    street: v.requiredText(),
    locality: v.requiredText(),
    region: v.requiredText(),
    postalCode: v.requiredText(),
    country: v.requiredText().describe('Two letters, as IN'),
  }),
  coordinates: v.coordinates(),
  officeMap: v.image().optional().describe('A drawing around the office, 1600 × 700, for the contact page'),
  social: v
    .record({
      facebook: v.webUrl().optional(),
      instagram: v.webUrl().optional(),
      twitter: v.webUrl().optional(),
      linkedin: v.webUrl().optional(),
      youtube: v.webUrl().optional(),
    })
    .optional()
    .describe('Only the networks where the firm is'),
  claims: v
    .record({
      yearsOfExperience: v.positive().optional(),
      happyClients: v.positive().optional(),
      propertiesSold: v.positive().optional(),
      successRate: v.positive().optional(),
    })
    .optional()
    .describe('Only what is so; each stands on the home page and at the foot'),
  defaultDeveloper: v.slug().optional().describe('The slug of the developer to whom /developer-projects leads'),
  places: v
    .list(
      v.record({
        name: v.requiredText().describe('As NCR'),
        otherSpellings: v.list(v.requiredText(), 'spellings').optional(),
        cities: v.list(v.slug(), 'slugs of cities').optional().describe('Cities that a region means'),
      }),
      'places',
    )
    .optional()
    .describe('Regions and other places that people search for and that are no city of yours'),
  heroImages: v
    .list(v.image(), 'pictures')
    .min(1, BANNERS)
    .max(MAX_HERO_IMAGES, BANNERS)
    .describe('The banners of the home page'),
  heroProjects: z
    .record(v.text(), v.slug())
    .optional()
    .describe('Which project a banner shows, by picture: its id. These come first on the home page'),
  categoryBanners: v
    .list(
      v.record({
        category: v.oneOf(PROJECT_CATEGORIES),
        image: v.image(),
      }),
      'categories with a picture',
    )
    .optional()
    .describe('Banners of category pages; a banner of the home page where absent'),
  notice: v.text().optional().describe('A small line at the foot of every page'),
  reraAgents: v
    .list(
      v.record({
        state: v.requiredText().describe('As with your cities'),
        number: v.requiredText(),
        validUntil: v.isoDate().optional().describe('Last day of the registration, as 2029-03-31'),
      }),
      'registrations',
    )
    .optional()
    .describe('Our own numbers as agent, by state'),
  edge: v.list(v.titledText(), 'titled texts'),
  edgeImage: v.image().optional().describe('The picture beside these; the first banner where absent'),
  imageBase: v.url().optional().describe('Base address of the pictures; our own /images where absent'),
  enquiryHost: v.urlOrNothing().optional().describe('Base address of the enquiry calls; empty is the same origin'),
  enquiryOpenByDefault: v.yesNo().optional().describe('Inquire Now opens by itself 10 s after load'),
  secondPerson: v
    .yesNo()
    .optional()
    .describe('Yes: prices and RERA numbers are published when a second person of the editor has agreed'),
  hsts: z
    .enum(['host', 'subdomains', 'preload'], { error: 'expected host, subdomains or preload' })
    .optional()
    .describe(
      'Where browsers insist on https: this host (where absent), its subdomains too, or preload: also for people who were never here, which is hard to take back',
    ),
  analyticsEndpoint: v.urlOrNothing().optional().describe('Where events are sent; nothing is sent where absent'),
  tags: v
    .record({
      script: v.webUrl().describe('Address of its script, as https://www.googletagmanager.com/gtm.js?id=GTM-XXXX'),
      origins: v.list(v.originUrl(), 'addresses').optional().describe('Other hosts that it loads from and sends to'),
      asks: v.requiredText().describe('What visitors are asked: who counts what, and what for'),
    })
    .optional()
    .describe('A tag manager, loaded when a visitor has said yes; nobody is asked where absent'),
});

export type RawSite = z.infer<typeof siteSchema>;
