import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { takenPaths } from '../checks/addresses';
import { diskSource, sampleDir } from '../files/source';
import { put, rewrite, type Edit } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { MAX_PINS } from '@/lib/domain/place/draw-map';
import { DATA_KINDS, filesOfNoPage, kindOfPath, PAGE_KINDS } from './kinds';
import { exportedFile, noParams, pagePath } from './page-kind';
import { getShell } from './shell';

const ALL_KINDS = [...PAGE_KINDS, ...DATA_KINDS];

/** Routes of the folders in `app` that hold a file of this name. */
function routesOf(file: string): string[] {
  const paths = readdirSync('app', { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => `/${path}`.endsWith(`/${file}`)).map((path) => `/${path.slice(0, -file.length - 1)}`);
}

test('every route has its kind, and every kind its route', () => {
  expect(PAGE_KINDS.map(({ route }) => route).sort()).toEqual(routesOf('page.tsx').sort());
  expect(DATA_KINDS.map(({ route }) => route).sort()).toEqual(routesOf('route.ts').sort());
});

test('no city may take the first step of a page', () => {
  const steps = ALL_KINDS.map(({ route }) => `/${route.split('/')[1]}`).filter((step) => !/^\/(\[|$)/.test(step));
  expect(steps.filter((step) => !takenPaths(diskSource(sampleDir()).routes()).includes(step))).toEqual([]);
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/goa', '/[place]'],
  ['/city/goa', '/city/[city]'],
  ['/city/goa/plots', '/city/[city]/[kind]/[[...variant]]'],
  ['/city/goa/plots/page/2', '/city/[city]/[kind]/[[...variant]]'],
  ['/projects', '/projects/[[...variant]]'],
  ['/project-details', '/project-details'],
  ['/project-details/vatika/mogra-courts', '/project-details/[developer]/[id]'],
  ['/404', '/not-found'],
  ['/nobody/knows', undefined],
])('%s is a page of %s', (path, route) => {
  expect(kindOfPath(path)?.route).toBe(route);
});

test.each<[string, object, string]>([
  ['/', {}, 'index.html'],
  ['/about', {}, 'about.html'],
  ['/city/[city]/[kind]/[[...variant]]', { city: 'goa', kind: 'new', variant: [] }, 'city/goa/new.html'],
  [
    '/city/[city]/[kind]/[[...variant]]',
    { city: 'goa', kind: 'new', variant: ['page', '2'] },
    'city/goa/new/page/2.html',
  ],
  ['/data/[file]', { file: 'site.json' }, 'data/site.json'],
])('%s with %j is exported as %s', (route, params, file) => {
  expect(exportedFile(pagePath({ route }, params))).toBe(file);
});

test('a kind that the content has none of makes a page that is not found', async () => {
  const listing = PAGE_KINDS.find(({ name }) => name === 'listing of a city')!;
  expect(noParams(listing)).toEqual({ city: 'none', kind: 'none', variant: [] });
  await withEdited([], () => expect(listing.read(noParams(listing))).toBeNull());
});

test('a kind without pages has a file of no page, any other none', async () => {
  await withEdited([], () => expect(filesOfNoPage()).not.toContain('service/none.html'));
  await withEdited([rewrite('everythingContainer', () => '[]')], () =>
    expect(filesOfNoPage()).toEqual(expect.arrayContaining(['service/none.html', 'data/qr/none.json'])),
  );
});

test('every page that a kind names is there, and no two stand at one address', async () => {
  await withEdited([], () => {
    const pages = PAGE_KINDS.flatMap((kind) => kind.params().map((params) => ({ kind, params })));
    const paths = pages.map(({ kind, params }) => pagePath(kind, params));
    expect(pages.filter(({ kind, params }) => kind.read(params) === null)).toEqual([]);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(paths.filter((path, at) => kindOfPath(path)?.route !== pages[at]?.kind.route)).toEqual([]);
  });
});

/** What every page shows, and what stands around each, by address. */
async function valuesOf(edits: readonly Edit[]): Promise<Map<string, unknown>> {
  const values = new Map<string, unknown>();
  await withEdited(edits, () => {
    values.set('shell', getShell());
    for (const kind of ALL_KINDS) {
      for (const params of kind.params()) values.set(pagePath(kind, params), kind.read(params));
    }
  });
  return values;
}

test('what a page shows is plain JSON, so that a build can compare it and hand it on', async () => {
  const values = Object.fromEntries(await valuesOf([]));
  expect(JSON.parse(JSON.stringify(values))).toEqual(values);
});

const NEW_PROJECT = rewrite('residentialProjects', (text) => {
  const file = JSON.parse(text) as Record<string, object[]>;
  const [first] = file['vatika'] ?? [];
  return JSON.stringify({
    ...file,
    'lotus-gate': [...(file['lotus-gate'] ?? []), { ...first, id: 'new-court', image: '', images: [] }],
  });
});

/** Addresses whose pages are made after an edit: new ones, and those that show something else. */
async function madeAfter(edits: readonly Edit[]): Promise<string[]> {
  const [before, after] = [await valuesOf([]), await valuesOf(edits)];
  return [...after].filter(([path, value]) => !isDeepStrictEqual(before.get(path), value)).map(([path]) => path);
}

const PRICE = put('residentialProjects vatika 0 price', '9 Cr');
/** Pages and files that name the price of mogra-courts, in Gurgaon, by Vatika. */
const WITH_PRICE = `
  /project-details/vatika/mogra-courts /brochure/vatika/mogra-courts /location/mogra-courts
  /project-details/vatika /developer-projects/vatika /developer-projects/vatika/gurgaon
  /embed/city/gurgaon /embed/developer/vatika
  /city/gurgaon /city/gurgaon/new /city/gurgaon/residential /locality/sector-82-85 /residential /projects
  /data/residentialProjects.json /data/search.json /data/compared.vatika.json /data/homes-by-price.json
  /data/listings/developer-projects.vatika.json /data/listings/developer-projects.vatika.gurgaon.json
  /data/listings/city.gurgaon.new.json /data/listings/city.gurgaon.residential.json
  /data/listings/locality.sector-82-85.json /data/listings/residential.json /data/listings/projects.json`;
/** Pages of projects to which it is similar. */
const SIMILAR = `
  /project-details/vatika/champa-terraces /project-details/vatika/gulmohar-court /project-details/vatika/neem-court
  /project-details/vatika/palash-row /project-details/lotus-gate/kamal-sarovar`;

test('a price makes the pages and files that name it, and no other', async () => {
  const pages = `${WITH_PRICE} ${SIMILAR}`.trim().split(/\s+/);
  expect((await madeAfter([PRICE])).sort()).toEqual(pages.sort());
});

test('a new project makes its own pages and those that show or count it', async () => {
  const made = await madeAfter([NEW_PROJECT]);
  const own = [
    '/project-details/lotus-gate/new-court',
    '/brochure/lotus-gate/new-court',
    '/project-details/lotus-gate',
  ];
  expect(made).toEqual(expect.arrayContaining([...own, '/city/gurgaon', '/residential', '/projects', '/home']));
  const others = ['shell', '/about', '/contact-us', '/service/home-loans', '/city/goa', '/project-details/vatika'];
  const ofOthers = [
    '/brochure/vatika/mogra-courts',
    '/brochure/lotus-gate/kamal-sarovar',
    '/developer-projects/vatika',
  ];
  expect(made.filter((path) => [...others, ...ofOthers].includes(path))).toEqual([]);
});

test('the phone number stands on every page', async () => {
  expect(await madeAfter([put('site phone', '+91 00000 22222')])).toContain('shell');
});

test('a price changes the map of a listing with pins, and not that of a crowded one, which names no home', async () => {
  const crowded = rewrite('residentialProjects', (text) => {
    const file = JSON.parse(text) as Record<string, object[]>;
    const [first] = file['vatika'] ?? [];
    const copies = Array.from({ length: MAX_PINS }, (_, at) => ({
      ...first,
      id: `copy-${at}`,
      image: '',
      images: [],
    }));
    return JSON.stringify({ ...file, vatika: [...(file['vatika'] ?? []), ...copies] });
  });
  const mapAfter = async (edits: Edit[]) => ((await valuesOf(edits)).get('/city/gurgaon') as { map: object }).map;
  expect(await mapAfter([PRICE])).not.toEqual(await mapAfter([]));
  expect(await mapAfter([crowded, PRICE])).toEqual(await mapAfter([crowded]));
});
