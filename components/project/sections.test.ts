/** @jest-environment jsdom */
import { QUESTIONS } from '@/lib/domain/search/project-questions';
import { SECTIONS } from './sections';

test('the sections that search and assistant name are on the page, under these words', () => {
  const tabs = new Map(SECTIONS.map(({ id, label }) => [id, label]));
  // The cost sheet is a part of a section.
  const answered = QUESTIONS.map(({ section }) => section).filter(([id]) => id !== 'cost');
  for (const [id, tab] of answered) expect([id, tabs.get(id)]).toEqual([id, tab]);
});
