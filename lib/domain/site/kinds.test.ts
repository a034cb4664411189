import { offerText, setNoun, type ProjectCategory } from './kinds';
import { formatSetCount } from './display-text';

test.each<[ProjectCategory[], string]>([
  [['residential'], 'homes'],
  [['plots', 'residential', 'residential'], 'homes and plots'],
  [['commercial'], 'offices and shops'],
  [['sco', 'commercial'], 'offices, shops and SCO'],
  [['residential', 'sco'], 'projects'],
])('a set of %j is called %s', (categories, noun) => {
  expect(setNoun(categories)).toBe(noun);
});

test.each([
  [46, '46 homes and plots'],
  [1, '1 project'],
  [1046, '1,046 homes and plots'],
])('%d of them: %s', (count, text) => {
  expect(formatSetCount(count, 'homes and plots')).toBe(text);
});

test.each([
  [
    ['Residential', 'Commercial', 'Plots', 'SCO'],
    ['Gurgaon', 'Delhi'],
    'residential, commercial, plots and SCO projects in Gurgaon and Delhi',
  ],
  [['SCO'], ['Pune'], 'SCO projects in Pune'],
  [[], ['Pune'], 'projects in Pune'],
  [['Plots'], [], 'plots projects'],
])('%j in %j is said as %s', (labels, cities, text) => {
  expect(offerText(labels, cities)).toBe(text);
});
