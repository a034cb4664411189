import { FILLERS, SPELLINGS, STOP_WORDS } from './language';

test('fillers are words that nobody looks for', () => {
  for (const word of ['in', 'near', 'project', 'homes']) expect(FILLERS).toContain(word);
  for (const word of ['sector', 'plot', 'vatika', '']) expect(FILLERS).not.toContain(word);
});

test('a stop word carries no question; what every project has may', () => {
  for (const word of ['what', 'the', 'your']) expect([STOP_WORDS.has(word), FILLERS.has(word)]).toEqual([true, true]);
  for (const word of ['price', 'buy', 'property']) {
    expect([STOP_WORDS.has(word), FILLERS.has(word)]).toEqual([false, true]);
  }
});

test.each(['home', 'it', 'loan'])('"%s" may be what is looked for: home loans, IT park', (word) => {
  expect(FILLERS).not.toContain(word);
});

test('a spelling stands for one word only', () => {
  const all = SPELLINGS.flat();
  expect(new Set(all).size).toBe(all.length);
});
