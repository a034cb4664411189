import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { sampleDir } from '@/lib/content/files/source';
import { contrastOf, toPalette, type BrandColours, type ColourRole, type Palette } from '@/lib/domain/site/theme';
import { toSlug } from '@/lib/domain/site/slug';
import { CONTENT_FILES, emptyText, layOut } from '@/lib/content/files/table';
import { email, originUrl, phone } from '@/lib/content/schemas/values';

const SAMPLE = sampleDir();

/** What a new firm is asked, in this order. `example` shows how an answer looks. */
export const QUESTIONS = [
  { name: 'name', question: 'What is the firm called?', example: 'Pune Homes' },
  { name: 'url', question: 'Which address will the site have?', example: 'https://www.punehomes.example' },
  { name: 'phone', question: 'Phone of the office?', example: '+91 20 4000 0000' },
  { name: 'whatsapp', question: 'WhatsApp number?', example: '98220 00000' },
  { name: 'email', question: 'Mail address of the office?', example: 'hello@punehomes.example' },
  { name: 'street', question: 'Street and house of the office?', example: '2nd Floor, Sample House, Baner Road' },
  { name: 'city', question: 'City of the office, where you sell first?', example: 'Pune' },
  { name: 'state', question: 'State?', example: 'Maharashtra' },
  { name: 'postalCode', question: 'PIN code?', example: '411045' },
  { name: 'coordinates', question: 'Latitude and longitude of the office?', example: '18.559, 73.7868' },
  { name: 'tagline', question: 'What you promise, in one line?', example: 'Homes in Pune, with the papers' },
  { name: 'colour', question: 'Your colour?', example: '#5b2a86' },
  { name: 'second', question: 'Your second colour, for what calls to act?', example: '#d0601f' },
] as const;

type QuestionName = (typeof QUESTIONS)[number]['name'];
export type Answers = Record<QuestionName, string> & {
  /** Path of an SVG with the mark; the first letter of the name where absent. */
  mark?: string;
};

const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

const COLOUR: [(text: string) => boolean, string] = [(text) => /^#[0-9a-f]{6}$/i.test(text), 'a colour, as #5b2a86'];

const RULES: Readonly<Partial<Record<QuestionName, [test: (text: string) => boolean, expected: string]>>> = {
  url: [(text) => originUrl().safeParse(text).success, 'an address without a folder'],
  phone: [(text) => phone().safeParse(text).success, 'a phone number'],
  whatsapp: [(text) => phone().safeParse(text).success, 'a phone number'],
  email: [(text) => email().safeParse(text).success, 'a mail address'],
  postalCode: [(text) => /^[1-9]\d{5}$/.test(text), 'six digits'],
  coordinates: [(text) => COORDINATES.test(text), 'two numbers, as 18.559, 73.7868'],
  colour: COLOUR,
  second: COLOUR,
};

/** The answers, and in words what is wrong with each; `isWhole` also names what is missing. */
export function readAnswers(given: Record<string, unknown>, isWhole = true): { answers: Answers; faults: string[] } {
  const faults: string[] = [];
  const answers: Record<string, string> = {};
  for (const { name, example } of QUESTIONS) {
    const value = given[name];
    const text = typeof value === 'string' ? value.trim() : '';
    const [isRight, expected] = RULES[name] ?? [() => true, `a text, as “${example}”`];
    answers[name] = text;
    if (name in given && (text === '' || !isRight(text)))
      faults.push(`${name}: expected ${expected}, found “${String(value)}”`);
    else if (!(name in given) && isWhole) faults.push(`${name}: missing, expected ${expected}`);
  }
  const known: readonly string[] = [...QUESTIONS.map(({ name }) => name), 'mark'];
  for (const name of Object.keys(given)) if (!known.includes(name)) faults.push(`${name}: is not asked for`);
  if (typeof given['mark'] === 'string') answers['mark'] = given['mark'];
  return { answers: answers as Answers, faults };
}

/** Writes a content folder that is valid and has nothing to sell yet. */
export async function writeNewSite(dir: string, answers: Answers): Promise<void> {
  const images = join(dir, 'images');
  for (const folder of ['brand', 'hero']) mkdirSync(join(images, folder), { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(join(dir, name), layOut(value));
  for (const file of Object.values(CONTENT_FILES)) {
    if (!('isOptional' in file && file.isOptional)) writeFileSync(join(dir, file.name), `${emptyText(file)}\n`);
  }
  write('site.json', siteOf(answers));
  write('theme.json', themeOf(answers));
  write('about.json', aboutOf(answers));
  write('cities.json', {
    [toSlug(answers.city)]: { name: answers.city, state: answers.state, intro: `${answers.name} sells here.` },
  });
  // What everybody has: names of amenities, words that buyers ask about, the privacy notice, duty and taxes of the state.
  for (const name of ['catalogue.json', 'privacy.json']) copyFileSync(join(SAMPLE, name), join(dir, name));
  write('glossary.json', glossaryOf(answers));
  write('buyingRates.json', ratesOf([answers.state], [toSlug(answers.city)]));
  mkdirSync(join(images, 'fallback'));
  const theme = themeOf(answers);
  for (const name of readdirSync(join(SAMPLE, 'images/fallback'))) {
    const drawing = readFileSync(join(SAMPLE, 'images/fallback', name), 'utf8');
    writeFileSync(join(images, 'fallback', name), recoloured(drawing, toPalette(theme.colours)));
  }
  copyFileSync(join(SAMPLE, 'images/random-image.jpg'), join(images, 'random-image.jpg'));
  cpSync(join(SAMPLE, 'fonts'), join(dir, 'fonts'), { recursive: true });
  // One drawing for all places, until there is one without a ground for light and dark ones.
  for (const name of ['mark', 'logo', 'logo-light']) {
    const drawing = answers.mark ? readFileSync(answers.mark, 'utf8') : markOf(answers);
    writeFileSync(join(images, `brand/${name}.svg`), drawing);
  }
  await sharp(Buffer.from(bannerOf(answers.colour)))
    .jpeg()
    .toFile(join(images, 'hero/banner.jpg'));
  writeFileSync(join(dir, 'MISSING.md'), missingText(answers));
}

function siteOf(answers: Answers): object {
  const { name, tagline, url, phone, email, whatsapp, street, city, state, postalCode, coordinates } = answers;
  const [, lat, lng] = COORDINATES.exec(coordinates) ?? [];
  return {
    name,
    headline: tagline,
    tagline,
    description: `${name} is a property consultancy in ${city}. ${tagline}.`,
    url,
    phone,
    email,
    whatsapp,
    address: { street, locality: city, region: state, postalCode, country: 'IN' },
    coordinates: { lat: Number(lat), lng: Number(lng) },
    heroImages: ['hero/banner.jpg'],
    edge: [],
  };
}

/** Colours of the theme near those of the answers, each as far from its own as reading needs. */
function themeOf({ colour, second }: Answers) {
  const accent = towards('#000000', colour, (own) => contrastOf(own, '#ffffff') >= 6);
  const deep = towards('#000000', colour, (own) => contrastOf(own, '#ffffff') >= 15);
  const mark = towards('#ffffff', second, (own) => contrastOf(own, deep) >= 3);
  const highlight = towards('#ffffff', second, (own) => contrastOf(own, deep) >= 10);
  return {
    colours: { accent, mark, highlight, deep },
    fonts: { text: 'fonts/figtree.woff2', display: 'fonts/brygada.woff2' },
  };
}

/** A drawing of the sample in the colours of another palette. */
function recoloured(drawing: string, palette: Palette): string {
  const { colours } = readSample('theme.json') as { colours: BrandColours };
  const ours = new Map(
    Object.entries(toPalette(colours)).map(([role, colour]) => [colour, palette[role as ColourRole]]),
  );
  return drawing.replace(/#[0-9a-f]{6}\b/gi, (colour) => ours.get(colour.toLowerCase()) ?? colour);
}

/** The first colour on the way to another that is good. */
function towards(target: string, colour: string, isGood: (colour: string) => boolean): string {
  const parts = (of: string) => [1, 3, 5].map((at) => Number.parseInt(of.slice(at, at + 2), 16));
  const [from, to] = [parts(colour), parts(target)];
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share));
    const own = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    if (isGood(own)) return own;
  }
  return target;
}

function aboutOf({ name, city }: Answers): object {
  return {
    about: `${name} is a property consultancy in ${city}.`,
    coreValues: [],
    services: [],
    whyChooseUs: [],
  };
}

const readSample = (name: string) => JSON.parse(readFileSync(join(SAMPLE, name), 'utf8')) as unknown;

/** Matches a text about a city or state of the sample that is none of these. */
function elsewhere(cities: readonly string[], states: readonly string[]): RegExp {
  const known = Object.entries(readSample('cities.json') as Record<string, { name: string; state: string }>);
  const names = known.flatMap(([slug, { name, state }]) => [
    ...(cities.includes(slug) || cities.includes(name) ? [] : [name]),
    ...(states.includes(state) ? [] : [state]),
  ]);
  return new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
}

/** The terms that name no city and no state of the sample but these. */
function glossaryOf({ city, state }: Answers): object[] {
  const others = elsewhere([city], [state]);
  return (readSample('glossary.json') as object[]).filter((term) => !others.test(JSON.stringify(term)));
}

interface Rate {
  kind: string;
  name?: string;
  state?: string;
  cities?: string[];
  typical?: string;
}

/** The rates of these states, and those of the country, but charges known of other cities; of places, the firm's cities. */
export function ratesOf(states: readonly string[], cities: readonly string[]): Rate[] {
  const others = elsewhere(cities, states);
  const stateOf = ({ kind, name, state }: Rate) => (kind === 'state' ? name : state);
  const isOurs = (rate: Rate) =>
    (stateOf(rate) === undefined || states.includes(stateOf(rate) ?? '')) && !others.test(rate.typical ?? '');
  return (readSample('buyingRates.json') as Rate[])
    .filter(isOurs)
    .map((rate) => (rate.cities ? { ...rate, cities: rate.cities.filter((slug) => cities.includes(slug)) } : rate));
}

function markOf({ name, colour }: Answers): string {
  const letter = [...name][0] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}" rx="5"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="600" text-anchor="middle" fill="#fff">${letter.replace(/[<&]/g, '')}</text></svg>\n`;
}

function bannerOf(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1200"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="#10151c"/></linearGradient></defs><rect width="1920" height="1200" fill="url(#sky)"/></svg>`;
}

function missingText({ name, city }: Answers): string {
  return `# What the site of ${name} still lacks

Nothing here stops a build; what is missing is not shown. \`npm run edit\` has a form for each.

- **Developers and projects** (developerNames, residentialProjects, commercialProjects): without them no listing.
- **Trending projects** (trendingProjects): the home page shows these, not the others; none yet.
- **A picture for the first screen** (site, heroImages): 2,400 pixels wide; a plain colour stands there now.
- **${city}** (cities): a text, a picture, its localities.
- **About, mission, vision, values** (about): one line stands there now, and no mission or vision.
- **Questions and answers** (globalFaqs), **what clients say** (testimonials), **services** (everythingContainer).
- **Claims, networks, our numbers as agent** (site: claims, social, reraAgents).
- **Duty and taxes** (buyingRates): checked for your state? Without rates (place) and a text (state) of it no link leads to the pages of costs.
- **The privacy notice** (privacy): read it once; it says what this software does with an enquiry, not what you do.
- **Licences** of your pictures and of your mark.
`;
}
