import { loadingText } from './loading-text';

test.each([
  [null, 'Loading projects...'],
  ['Vatika', 'Loading company data... Vatika'],
])('a listing of %p says %p while its data comes', (company, text) => {
  expect(loadingText(company)).toBe(text);
});
