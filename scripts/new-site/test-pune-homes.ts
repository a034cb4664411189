import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSlug } from '@/lib/domain/site/slug';
import { QUESTIONS, ratesOf, readAnswers, writeNewSite } from './write-new-site';

/** A typeface that comes with Next. */
const OTHER_FONT = 'node_modules/next/dist/next-devtools/server/font/geist-latin.woff2';

const STATES: Readonly<Record<string, string>> = { Pune: 'Maharashtra', Bangalore: 'Karnataka' };

/** What the firm sells, as its own table says it. */
const PROJECTS = `
Sahyadri Living  | Deodar Heights    | Pune      | Baner            | ₹ 1.1 – 2.2 Cr  | 2 BHK, 3 BHK | Under Construction
Sahyadri Living  | Deodar Terraces   | Pune      | Balewadi         | ₹ 78 L – 1.2 Cr | 2 BHK        | Ready To move
Sahyadri Living  | Neera Court       | Pune      | Wakad            | ₹ 64 L onwards  | 1 BHK, 2 BHK | New Launch
Mula Developers  | Mula Riverside    | Pune      | Kharadi          | ₹ 1.4 – 2.6 Cr  | 3 BHK, 4 BHK | Under Construction
Mula Developers  | Mula Square       | Pune      | Hinjewadi        | Price on request|              | Ready To move
Kaveri Builders  | Kaveri Lake       | Bangalore | Whitefield       | ₹ 95 L – 1.6 Cr | 2 BHK, 3 BHK | Under Construction
Kaveri Builders  | Kaveri Orchard    | Bangalore | Sarjapur Road    | ₹ 1.9 – 3.1 Cr  | 4 BHK        | New Launch
Kaveri Builders  | Kaveri Exchange   | Bangalore | Outer Ring Road  | ₹ 1.2 Cr onwards|              | Ready To move
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Of these, the ones with offices. */
const COMMERCIAL = ['Mula Square', 'Kaveri Exchange'];

type Lists = Record<string, object[]>;

/**
 * Writes the content of another firm: made by new-site from its own examples, and a table of what it sells. `most` is
 * how many rows of the table are taken.
 */
export async function writePuneHomes(dir: string, most = PROJECTS.length): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const { answers } = readAnswers(Object.fromEntries(QUESTIONS.map(({ name, example }) => [name, example])));
  await writeNewSite(dir, answers);
  const write = (name: string, value: unknown) =>
    writeFileSync(join(dir, `${name}.json`), JSON.stringify(value, null, 2));
  const rows = PROJECTS.slice(0, most);
  const developers = [...new Set(rows.map(([developer = '']) => developer))];
  const cities = [...new Set(['Pune', ...rows.map(([, , city = '']) => city)])];
  write(
    'cities',
    Object.fromEntries(
      cities.map((name) => [toSlug(name), { name, state: STATES[name], intro: `Homes and offices in ${name}.` }]),
    ),
  );
  write(
    'buyingRates',
    ratesOf(
      cities.map((name) => STATES[name] ?? ''),
      cities.map(toSlug),
    ),
  );
  write('developerNames', Object.fromEntries(developers.map((name) => [toSlug(name), name])));
  write(
    'leadingRealEstateDevelopers',
    developers.map((name) => ({ id: toSlug(name), name, type: ['residential', 'commercial'] })),
  );
  const lists = { residentialProjects: {} as Lists, commercialProjects: {} as Lists };
  for (const [developer = '', name = '', city = '', locality = '', price = '', bedrooms, projectStatus = ''] of rows) {
    const list = lists[COMMERCIAL.includes(name) ? 'commercialProjects' : 'residentialProjects'];
    const project = { id: toSlug(name), name, developer, city, localities: locality, price, projectStatus };
    (list[toSlug(developer)] ??= []).push(bedrooms ? { ...project, bedrooms } : project);
  }
  for (const [name, list] of Object.entries(lists)) write(name, list);
  // So that the one capability that is off in the sample is built and looked at, too.
  const site = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as object;
  const tags = { script: 'https://tags.example/gtm.js?id=GTM-TEST', asks: 'May Google count your visit for us?' };
  write('site', { ...site, tags: { ...tags, origins: ['https://more.example'] } });
  const theme = JSON.parse(readFileSync(join(dir, 'theme.json'), 'utf8')) as object;
  write('theme', { ...theme, fonts: { text: 'fonts/other.woff2', display: 'fonts/other.woff2' } });
  copyFileSync(OTHER_FONT, join(dir, 'fonts/other.woff2'));
}
