import { answerTo } from '../assistant/answer';
import { ASSISTANT_DATA } from '../assistant/fixtures/assistant';
import { createCatalogue } from './catalogue';
import { answerQuery } from './engine';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { STATED_FACTS } from './stated';

/** One project states the fact; its lists are there, so that they say what the other one has not. */
function ask(label: string) {
  const own = { ...aSearchProject({ name: 'Vanya' }), hasLists: true };
  const catalogue = createCatalogue(
    aSearchFile({
      projects: [
        { ...own, stated: [label] },
        { ...own, id: 'tara', name: 'Tara', stated: [] },
      ],
    }),
  );
  const query = `home with ${label}`;
  const { heading, groups, leftOut, offer } = answerQuery(query, catalogue);
  const { text } = answerTo(query, ASSISTANT_DATA, (asked, before) => answerQuery(asked, catalogue, before));
  return { said: heading, leftOut, first: groups[0]?.records[0]?.name, text, href: offer?.href };
}

test.each(STATED_FACTS.map(({ label }) => label))('a row of the table is all that “%s” needs', (label) => {
  const { said, leftOut, first, text, href } = ask(label);
  expect(said).toContain(label);
  expect({ leftOut, first }).toEqual({ leftOut: '', first: 'Vanya' });
  expect(text).toContain(label);
  expect(href).toContain('/projects');
});
