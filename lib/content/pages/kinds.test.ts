/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { takenPaths } from '../checks/addresses';
import { diskSource } from '../files/source';
import { drop, put, rewrite, type Edit } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { MOST_PINS } from '@/lib/domain/place/draw-map';
import { getProjectsOfCity } from '../records/cities';
import { hashData, OfProject } from './hash';
import { DATA_KINDS, filesOfNoPage, kindOfPath, PAGE_KINDS } from './kinds';
import { ListedMap } from './map';
import { exportedFile, noParams, pagePath } from './page-kind';

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
  expect(steps.filter((step) => !takenPaths(diskSource('content').routes()).includes(step))).toEqual([]);
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

/** Values that pages derive from one project's own records, by kind, page and project. */
async function ownValues(edits: readonly Edit[]): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  await withEdited(edits, () => {
    for (const kind of ALL_KINDS) {
      for (const params of kind.params()) {
        for (const part of Object.values(kind.data(params) ?? {}).flat()) {
          if (!(part instanceof OfProject)) continue;
          const { name, projectId } = part as OfProject<unknown>;
          values.set(`${kind.name} ${name} ${projectId}`, hashData(part.value));
        }
      }
    }
  });
  return values;
}

const NEW_PROJECT = rewrite('residentialProjects', (text) => {
  const file = JSON.parse(text) as Record<string, object[]>;
  const [first] = file['vatika'] ?? [];
  return JSON.stringify({
    ...file,
    'lotus-gate': [...(file['lotus-gate'] ?? []), { ...first, id: 'new-court', image: '', images: [] }],
  });
});

test.each<[string, Edit[]]>([
  [
    'name and price',
    [put('residentialProjects vatika 1 name', 'Renamed'), put('residentialProjects vatika 1 price', '9 Cr')],
  ],
  ['localities', [put('residentialProjects vatika 1 location', 'Sector 83\nSohna')]],
  ['city', [put('residentialProjects vatika 1 city', 'Goa')]],
  ['absence', [drop('residentialProjects vatika 1')]],
])('what is made of a project does not change with the %s of another', async (_, edits) => {
  const before = await ownValues([]);
  const after = await ownValues(edits);
  const isOther = (key: string) => !key.endsWith(' champa-terraces');
  expect([...before.keys()].filter(isOther).length).toBeGreaterThan(10);
  expect([...before].filter(([key, value]) => isOther(key) && after.get(key) !== value)).toEqual([]);
});

test('a price changes the map of a listing with pins, and not that of a crowded one, which names no home', async () => {
  const crowded = rewrite('residentialProjects', (text) => {
    const file = JSON.parse(text) as Record<string, object[]>;
    const [first] = file['vatika'] ?? [];
    const copies = Array.from({ length: MOST_PINS }, (_, at) => ({
      ...first,
      id: `copy-${at}`,
      image: '',
      images: [],
    }));
    return JSON.stringify({ ...file, vatika: [...(file['vatika'] ?? []), ...copies] });
  });
  const priced = put('residentialProjects vatika 0 price', '9 Cr');
  const hashOf = async (edits: Edit[]) => {
    let hash = '';
    await withEdited(edits, () => {
      hash = hashData(new ListedMap(getProjectsOfCity('gurgaon')));
    });
    return hash;
  };
  expect(await hashOf([priced])).not.toBe(await hashOf([]));
  expect(await hashOf([crowded, priced])).toBe(await hashOf([crowded]));
});

test('what is made of a project does not change with a new one, and follows its own records', async () => {
  const before = await ownValues([]);
  const withNew = await ownValues([NEW_PROJECT]);
  expect([...before].filter(([key, value]) => withNew.get(key) !== value)).toEqual([]);
  const priced = await ownValues([put('residentialProjects vatika 0 price', '9 Cr')]);
  const changed = [...before].filter(([key, value]) => priced.get(key) !== value).map(([key]) => key);
  // The name of what depends on rates ends with a hash of them.
  const names = ['project page', 'project rates', 'brochure page', 'brochure rates', 'location location'];
  expect(changed.map((key) => key.replace(/rates \S+/, 'rates'))).toEqual(
    [...names, 'listing data listing record', 'data search', 'data compared'].map((name) => `${name} mogra-courts`),
  );
});
