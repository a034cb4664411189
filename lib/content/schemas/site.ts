import 'server-only';
import type { z } from 'zod';
import { HERO_IMAGE_COUNT } from '@/lib/domain/site/business-constants';
import * as v from './values';

/** site.json. */
export const siteSchema = v.record({
  name: v.requiredText(),
  tagline: v.requiredText(),
  description: v.requiredText(),
  url: v.webUrl().describe('Absolute address of the site'),
  phone: v.phone(),
  email: v.email(),
  whatsapp: v.phone().describe('Digits with country code'),
  address: v.record({
    street: v.requiredText(),
    locality: v.requiredText(),
    region: v.requiredText(),
    postalCode: v.requiredText(),
    country: v.requiredText().describe('Two letters, as IN'),
  }),
  coordinates: v.coordinates(),
  social: v.record({
    facebook: v.webUrl(),
    instagram: v.webUrl(),
    twitter: v.webUrl(),
    linkedin: v.webUrl(),
    youtube: v.webUrl(),
  }),
  claims: v.record({
    yearsOfExperience: v.positive(),
    happyClients: v.positive(),
    propertiesSold: v.positive(),
    successRate: v.positive(),
  }),
  defaultDeveloper: v.slug().describe('A key of developerNames.json'),
  heroImages: v
    .list(v.image(), 'pictures')
    .length(HERO_IMAGE_COUNT, { error: `expected ${HERO_IMAGE_COUNT} pictures` })
    .describe('The banners of the home page'),
  edge: v.list(v.titledText(), 'titled texts'),
  imageBase: v.url().optional().describe('Base address of the pictures; our own /images where absent'),
  enquiryHost: v.urlOrNothing().optional().describe('Base address of the enquiry calls; empty is the same origin'),
  enquiryOpenByDefault: v.yesNo().optional().describe('Inquire Now opens by itself 10 s after load'),
  analyticsEndpoint: v.urlOrNothing().optional().describe('Where events are sent; nothing is sent where absent'),
});

export type RawSite = z.infer<typeof siteSchema>;
