import type * as SearchDataModule from './data';
import type { FirstSearchPart, SearchProject } from '@/lib/domain/search/file';

const project = (id: string): SearchProject => ({
  id,
  developerSlug: 'vatika',
  name: id,
  localities: ['Sector 82'],
  cityName: 'Gurgaon',
  price: '',
  area: '',
  description: '',
  bedrooms: ['3 BHK'],
  status: 'New Launch',
  unitType: 'Residential Apartment',
  kind: 'residential',
  nearby: null,
});
const FIRST: FirstSearchPart = {
  parts: 2,
  companies: [{ id: 'vatika', name: 'Vatika', location: 'Gurgaon', description: 'Developer · 2 projects · ' }],
  trending: [],
  localities: [],
  services: [],
  projects: [project('Kiln')],
};
const FILES: Record<string, object> = {
  '/data/search.json': FIRST,
  '/data/search-2.json': { projects: [project('Mogra')] },
};

let asked: string[] = [];
const answers = (paths: readonly string[]) => {
  asked = [];
  globalThis.fetch = jest.fn((path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: paths.includes(path), status: 500, json: () => Promise.resolve(FILES[path]) });
  }) as unknown as typeof fetch;
};
/** The parts of the records that were fetched. */
const askedParts = () => asked.filter((path) => path.includes('search'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

type SearchData = typeof SearchDataModule;
async function freshData(paths: readonly string[]): Promise<SearchData> {
  answers(paths);
  jest.resetModules();
  AbortSignal.timeout = () => new AbortController().signal;
  return import('./data');
}

const namesOf = (data: SearchData, query: string) =>
  data.askSearch(query).groups.flatMap(({ records }) => records.map(({ name }) => name));

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

test('the first part once, a further one when a query may need it', async () => {
  const data = await freshData(Object.keys(FILES));
  expect(data.readSearchData()).toEqual({ kind: 'waiting', partsLeft: 0 });
  data.loadSearchData();
  data.loadSearchData();
  expect(data.readSearchData().kind).toBe('loading');
  await settle();
  expect(data.readSearchData()).toEqual({ kind: 'ready', partsLeft: 1 });
  expect(namesOf(data, 'kiln')).toEqual(['Kiln']);
  expect(namesOf(data, 'mogra')).toEqual([]);

  data.fetchMoreFor('  ', 0);
  data.fetchMoreFor('mo', 20);
  expect(askedParts()).toEqual(['/data/search.json']);
  data.fetchMoreFor('mogra', 0);
  await settle();
  expect(data.readSearchData()).toEqual({ kind: 'ready', partsLeft: 0 });
  expect(namesOf(data, 'mogra')).toEqual(['Mogra']);
  data.fetchMoreFor('mogra', 1);
  expect(askedParts()).toEqual(['/data/search.json', '/data/search-2.json']);
});

test.each([
  ['asked to save data', { saveData: true }, true],
  ['not asked', { saveData: false }, false],
  ['a browser that cannot ask', undefined, false],
])('%s', async (_case, connection, isSaving) => {
  const { isSavingData } = await import('../calm');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(isSavingData()).toBe(isSaving);
  Reflect.deleteProperty(navigator, 'connection');
});

test('without the data the pages are found, and the next visit to the field asks again', async () => {
  const data = await freshData([]);
  data.loadSearchData();
  await settle();
  expect(data.readSearchData()).toEqual({ kind: 'failed', partsLeft: 0 });
  expect(namesOf(data, 'gurgaon')).toEqual(['Gurgaon']);
  answers(['/data/search.json']);
  data.loadSearchData();
  expect(data.readSearchData().kind).toBe('failed');
  await settle();
  expect(data.readSearchData().kind).toBe('ready');
  expect(namesOf(data, 'kiln')).toEqual(['Kiln']);
});

test('who watches is told of each change, until it looks away', async () => {
  const data = await freshData(Object.keys(FILES));
  const onChange = jest.fn();
  const stop = data.watchSearchData(onChange);
  data.loadSearchData();
  await settle();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  data.fetchMoreFor('mogra', 0);
  await settle();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['two letters while there is room', 'mo', 19, false, true],
  ['two letters, the list full', 'mo', 20, false, false],
  ['three letters may be a name', 'mog', 20, false, true],
  ['four letters may be one too', 'mogr', 20, false, true],
  ['three letters, data to be saved', 'mog', 20, true, false],
  ['room in the list, data to be saved', 'mog', 19, true, true],
])('a further part for %s', async (_case, query, found, isSaving, isAsked) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: isSaving } });
  const data = await freshData(Object.keys(FILES));
  data.loadSearchData();
  await settle();
  data.fetchMoreFor(query, found);
  expect(askedParts()).toHaveLength(isAsked ? 2 : 1);
  Reflect.deleteProperty(navigator, 'connection');
});

test('asked for while the page still loads, the first part is fetched once', async () => {
  const data = await freshData(['/data/search.json']);
  const { askFirstSearchPart } = await import('./first-part');
  void askFirstSearchPart();
  data.loadSearchData();
  await settle();
  expect(data.readSearchData().kind).toBe('ready');
  data.loadSearchData();
  expect(askedParts()).toEqual(['/data/search.json']);
});

test('with the first query come questions and terms; a failed fetch is repeated with the next', async () => {
  const data = await freshData(Object.keys(FILES));
  data.loadSearchData();
  await settle();
  expect(asked).not.toContain('/data/assistant.json');
  data.fetchMoreFor('rera', 20);
  await settle();
  expect(data.askSearch('what is rera').answers).toEqual([]);
  const glossary = [{ term: 'RERA', aliases: [], definition: 'An act.', href: '/about', linkLabel: 'About' }];
  FILES['/data/assistant.json'] = { faqs: [], glossary };
  answers(Object.keys(FILES));
  data.fetchMoreFor('rera', 20);
  data.fetchMoreFor('rera a', 20);
  await settle();
  expect(asked.filter((path) => path === '/data/assistant.json')).toHaveLength(1);
  expect(data.askSearch('what is rera').answers.map(({ text }) => text)).toEqual(['An act.']);
  delete FILES['/data/assistant.json'];
});

test('an answer that does not come within 15 s is none', async () => {
  const data = await freshData([]);
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => undefined);
  data.loadSearchData();
  await jest.advanceTimersByTimeAsync(14_999);
  expect(data.readSearchData().kind).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(data.readSearchData().kind).toBe('failed');
  expect(console.info).toHaveBeenLastCalledWith('search data:', new Error('time-out'));
  jest.useRealTimers();
});

test('a further part that cannot be had leaves what is there', async () => {
  const data = await freshData(['/data/search.json']);
  data.loadSearchData();
  await settle();
  data.fetchMoreFor('mogra', 0);
  await settle();
  expect(data.readSearchData()).toEqual({ kind: 'ready', partsLeft: 0 });
  expect(namesOf(data, 'kiln')).toEqual(['Kiln']);
});
