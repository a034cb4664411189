/** @jest-environment jsdom */
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { answerQuery } from '@/lib/domain/search/engine';
import { aSearchFile, aSearchProject, MAIN_CITIES } from '@/lib/domain/search/fixtures/search-file';
import { useSearchData, type SearchData } from './use-search-data';

const GLOSSARY = [{ term: 'RERA', aliases: [], definition: 'An act.', href: '/about', linkLabel: 'About' }];
let files: Record<string, unknown>;
let data: SearchData;

function Panel({ form, onData }: { form: HTMLFormElement; onData: (shown: SearchData) => void }) {
  const shown = useSearchData(form, MAIN_CITIES);
  useEffect(() => onData(shown));
  return null;
}

/** Does something and waits for what it loads. */
const settled = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  });

const namesOf = (query: string) =>
  answerQuery(query, data.catalogue).groups.flatMap(({ records }) => records.map(({ name }) => name));

test('without the data the 15 pages are found; the next focus reads it again; terms are answered once they are asked for', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = ((path: string) =>
    Promise.resolve({
      ok: path in files,
      status: 500,
      json: () => Promise.resolve(files[path]),
    })) as unknown as typeof fetch;
  document.body.innerHTML = '<form><input name="q" /></form><div></div>';
  const form = document.querySelector('form')!;
  const field = form.querySelector('input')!;

  files = {};
  await settled(() =>
    createRoot(document.querySelector('div')!).render(<Panel form={form} onData={(shown) => void (data = shown)} />),
  );
  expect(data.kind).toBe('failed');
  expect(namesOf('gurgaon')).toEqual(['Gurgaon']);
  expect(field.disabled).toBe(false);

  files = { '/data/search.json': aSearchFile({ projects: [aSearchProject()] }) };
  await settled(() => field.focus());
  expect(data.kind).toBe('ready');
  expect(namesOf('mogra')).toEqual(['Mogra Courts']);

  await settled(() => data.loadAnswers());
  expect(answerQuery('what is rera', data.catalogue).answers).toEqual([]);
  files['/data/assistant.json'] = { faqs: [], glossary: GLOSSARY, pages: [] };
  await settled(() => data.loadAnswers());
  expect(answerQuery('what is rera', data.catalogue).answers.map(({ text }) => text)).toEqual(['An act.']);
  expect(namesOf('mogra')).toEqual(['Mogra Courts']);
});
