/** @jest-environment jsdom */
import { ANSWERED_SECTIONS } from '@/lib/domain/search/project-questions';
import { SECTIONS } from './sections';

test('the sections that search and assistant name are on the page, under these words', () => {
  const tabs = new Map(SECTIONS.map(({ id, label }) => [id, label]));
  for (const [id, tab] of ANSWERED_SECTIONS) expect([id, tabs.get(id)]).toEqual([id, tab]);
});
