import { answerTo } from '../assistant/answer';
import { ASSISTANT_DATA } from '../assistant/fixtures/assistant';
import { statedFact, STATED_FACTS } from './stated';
import { createCatalogue, filteredFacts, filterLabelsOf } from './catalogue';
import { answerQuery } from './engine';
import { aSearchFile, aSearchProject } from './fixtures/search-file';

const project = (over: Partial<Parameters<typeof filterLabelsOf>[0]>) => ({
  ...{ stated: [], nearby: null, status: null, possession: null },
  ...over,
});
const metro = (time: string) => [{ name: 'Cyber City metro station', time }];

test.each([
  ['a record that says nothing', project({}), []],
  ['the nearest step of minutes', project({ nearby: metro('7 minutes') }), ['metro within 10 min']],
  ['a metro that is far', project({ nearby: metro('50 minutes') }), []],
  ['the year of a month', project({ possession: 'Jun 2028' }), ['possession by Dec 2028']],
  ['ready', project({ status: 'Ready To move', possession: 'Dec 2020' }), ['possession now']],
  ['what is offered only', project({ stated: ['swimming pool', 'crèche'] }), ['swimming pool']],
])('facts that filters offer: %s', (_what, record, labels) => {
  expect(filterLabelsOf(record, new Set(['swimming pool']))).toEqual(labels);
});

test('a fact of the lists is offered from a fifth of the projects on, a side always', () => {
  const projects = [['swimming pool', 'crèche'], ['swimming pool', 'park-facing units'], [], [], [], []];
  expect([...filteredFacts(projects.map((stated) => ({ stated })))]).toEqual(['swimming pool', 'park-facing units']);
});

/** One project states the fact; its lists are there, so that they say what the other one has not. */
function ask(label: string) {
  const use = statedFact(label)?.of;
  const kind = use ? ('commercial' as const) : ('residential' as const);
  const own = {
    ...aSearchProject({ name: 'Vanya', kind, category: kind }),
    ...{ hasLists: true, uses: use ? [use] : [] },
  };
  const catalogue = createCatalogue(
    aSearchFile({
      projects: [
        { ...own, stated: [label] },
        { ...own, id: 'tara', name: 'Tara', stated: [] },
      ],
    }),
  );
  const query = use ? label : `home with ${label}`;
  const { heading, groups, leftOut, offer } = answerQuery(query, catalogue);
  const { text } = answerTo(query, ASSISTANT_DATA, (asked, before) => answerQuery(asked, catalogue, before));
  const listing = use ? '/commercial' : '/projects';
  return { listing, said: heading, leftOut, first: groups[0]?.records[0]?.name, text, href: offer?.href };
}

test.each(STATED_FACTS.map(({ label }) => label))('a row of the table is all that “%s” needs', (label) => {
  const { listing, said, leftOut, first, text, href } = ask(label);
  expect(said).toContain(label);
  expect({ leftOut, first }).toEqual({ leftOut: '', first: 'Vanya' });
  expect(text).toContain(label);
  expect(href).toContain(listing);
});
