import { reachable } from './reachable';

const WAYS: Record<string, string[]> = {
  home: ['list'],
  list: ['project', 'home'],
  project: ['form'],
  other: ['form'],
};

test.each([
  [[], []],
  [['form'], ['form']],
  [['home'], ['home', 'list', 'project', 'form']],
  [
    ['other', 'project'],
    ['other', 'project', 'form'],
  ],
])('from %j: %j, each once, round in circles too', (from, found) => {
  expect([...reachable(from, (name) => WAYS[name] ?? [])]).toEqual(found);
});
