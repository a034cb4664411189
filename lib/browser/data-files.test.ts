import { resolveObjectURL } from 'node:buffer';
import { aSearchFile, aSearchProject } from '@/lib/domain/search/fixtures/search-file';
import { calendarFileUrl } from './enquiry/calendar-file';
import { fetchListing } from './fetch-listing';
import { loadCatalogue } from './search/data';
import { fetchSearchFile } from './search/file';
import { readData } from './read-data';

/** Files of the data folder; all others are missing. */
let files: Record<string, unknown>;
const asked: string[] = [];
const signals: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  signals.length = 0;
  globalThis.fetch = (address, options) => {
    const path = address as string;
    asked.push(path);
    signals.push(options?.signal);
    const isThere = Object.hasOwn(files, path);
    return Promise.resolve(
      new Response(isThere ? JSON.stringify(files[path]) : 'gone', { status: isThere ? 200 : 404 }),
    );
  };
});

test('a file of data by its name', async () => {
  files = { '/data/faqs.json': [1] };
  await expect(readData('faqs')).resolves.toEqual([1]);
  await expect(readData('nothing')).rejects.toThrow('404');
  expect(signals[0]).toBeInstanceOf(AbortSignal);
});

test('a listing by its key, and nothing that is no listing', async () => {
  files = { '/data/listings/projects.json': [], '/data/listings/a.json': null, '/data/listings/b.json': {} };
  await expect(fetchListing('projects')).resolves.toEqual([]);
  expect(signals[0]).toBeInstanceOf(AbortSignal);
  await expect(fetchListing('a')).rejects.toThrow('not a listing');
  await expect(fetchListing('b')).rejects.toThrow('not a listing');
  await expect(fetchListing('c')).rejects.toThrow('404');
});

test('the search file is read once for all; after a failure it is read again', async () => {
  files = {};
  await expect(loadCatalogue()).rejects.toThrow('404');
  files = { '/data/search.json': aSearchFile({ projects: [aSearchProject()] }) };
  await fetchSearchFile();
  const catalogue = await loadCatalogue();
  expect(asked).toEqual(['/data/search.json', '/data/search.json']);
  expect(catalogue.projects.map(({ name }) => name)).toEqual(['Mogra Courts']);
});

test('a calendar file is made where it is asked for', async () => {
  const url = calendarFileUrl({
    uid: 'id-1',
    startMs: Date.parse('2026-11-28T05:30:00Z'),
    durationMinutes: 60,
    title: 'Site visit',
    description: 'A consultant calls.',
  });
  const file = resolveObjectURL(url);
  expect(file?.type).toBe('text/calendar');
  const text = (await file?.text()) ?? '';
  expect(text).toContain('DTSTART:20261128T053000Z');
  expect(text).toContain(`DTSTAMP:${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`);
});
