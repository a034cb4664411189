import 'server-only';
import type { z } from 'zod';
import * as v from './values';

/** A record of leadingRealEstateDevelopers.json. */
export const developerSchema = v.record({
  id: v.requiredText(),
  name: v.requiredText().describe('As in your list of developers'),
  image: v.image().optional().describe('Logo; the placeholder stands in where it is missing'),
  url: v.url().optional().describe('/project-details/ and the developer’s slug, or an http address'),
  bgImage: v.image().optional().describe('Banner'),
  description: v.text().optional(),
  type: v.textOrList().describe('residential, commercial, plots, sco: a list or text with commas'),
});

export type RawDeveloper = z.infer<typeof developerSchema>;

/** A record of companyData.json. */
export const companySchema = v.record({
  name: v.requiredText(),
  image: v.image().optional(),
  description: v.text().optional().describe('Paragraphs are split by blank lines'),
  about: v.text().optional(),
  location: v.text().optional(),
  established: v.year().optional().describe('Year'),
});

export type RawCompany = z.infer<typeof companySchema>;

/** An entry of developerNames.json. */
export const developerNameSchema = v.requiredText().describe('Display name of the developer');
