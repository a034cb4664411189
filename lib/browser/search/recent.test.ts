/** @jest-environment jsdom */
import { keepRecentSearch, readRecentSearches } from './recent';

beforeEach(() => localStorage.clear());

test('the latest five searches, each once, latest first', () => {
  for (const query of ['a', 'mogra', 'sco', ' plots ', 'Mogra', 'rera', 'noida', '  ']) keepRecentSearch(query);
  expect(readRecentSearches()).toEqual(['noida', 'rera', 'Mogra', 'plots', 'sco']);
});

test.each(['{', '{"a":1}', '[1,"sco"]'])('a damaged text %s in storage is no fault', (text) => {
  localStorage.setItem('recent-searches', text);
  expect(readRecentSearches()).toEqual(text.includes('sco') ? ['sco'] : []);
});
