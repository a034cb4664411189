import { filteredFacts, filterLabelsOf } from './filtered';

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
