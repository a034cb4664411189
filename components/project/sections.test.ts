import { SECTION_WORDS } from '@/lib/domain/assistant/project-section';
import { SECTIONS } from './sections';

test('the sections that the assistant names are on the page, under these words', () => {
  const tabs = new Map(SECTIONS.map(({ id, label }) => [id, label]));
  for (const [, id, tab] of SECTION_WORDS) expect(tabs.get(id)).toBe(tab);
});
