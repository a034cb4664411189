import 'server-only';
import type { z } from 'zod';
import * as v from './values';

const DRAWING_KINDS = ['floor plan', 'site plan'] as const;

/** A drawing of drawings.json: what is written and drawn on it. The content check compares it with the records. */
export const drawingSchema = v.record({
  file: v.image(),
  kind: v.oneOf(DRAWING_KINDS),
  area: v.text().optional().describe('Floor plan: its area, as "1,620 sq.ft" or "905 sq.ft carpet"'),
  carpet: v.text().optional().describe('Floor plan: the carpet area of the level that it shows, as "1,059 sq.ft"'),
  project: v.slug().optional().describe('Site plan: id of the project'),
  towers: v.positive().optional().describe('Site plan: number of towers, blocks or buildings'),
  acres: v.positive().optional().describe('Site plan: size of the plot'),
});

export type RawDrawing = z.infer<typeof drawingSchema>;

/** A picture of pictures.json: what can be seen on it. The content check compares it with the records. */
export const shownPictureSchema = v.record({
  file: v.image(),
  building: v
    .slug()
    .optional()
    .describe('Name of the building; pictures of one building share it, and only one project shows it'),
  shows: v.requiredText().optional().describe('What is seen, in one sentence; read out in a gallery'),
  isRendered: v.yesNo().optional().describe('Drawn by computer: its gallery says “Artist’s impression”'),
});

export type RawShownPicture = z.infer<typeof shownPictureSchema>;
