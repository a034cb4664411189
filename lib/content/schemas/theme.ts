import 'server-only';
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
