import assert from 'node:assert/strict';
import { tryTexts } from '../site/try-texts.fuzz';
import type { SearchVocabulary } from './names';
import { parseSearchWish, withoutAmounts } from './parse-wish';
import { factOf, valuesOf } from './wish';
import { WISHES } from './fixtures/wishes';

const named = (...names: string[]) => new Map(names.map((name) => [name.toLowerCase(), name]));

const LOCALITIES = named(
  ...['Gurgaon', 'Noida', 'Sector 83', 'Golf Course Road', 'Golf Course Extension Road', 'Sector 1'],
);

const VOCABULARY: SearchVocabulary = {
  bedrooms: named('Studio', '2 BHK', '2.5 BHK', '3 BHK', '4 BHK+'),
  statuses: named('New Launch', 'Ready To move', 'Under Construction'),
  localities: LOCALITIES,
  places: new Map<string, string[]>([
    ...[...LOCALITIES.keys()].map((name): [string, string[]] => [name, [name]]),
    ['ncr', ['gurgaon', 'noida']],
  ]),
  cities: new Set(['gurgaon', 'noida']),
  areas: new Map(),
  citiesOf: new Map([['sector 1', new Set(['gurgaon', 'noida'])]]),
  pages: new Map(),
  wider: new Map([['sector 83', new Set(['gurgaon'])]]),
  companies: new Map([['vatika', { name: 'Vatika', slug: 'vatika' }]]),
  facts: { listed: new Map(), citiesNear: new Map(), nearby: new Map([['cyber city', 'Cyber City']]), today: 24_322 },
};

const PIECES = [
  ...[
    '3',
    '2 or 3',
    '2½',
    ' bhk',
    ' bedroom',
    ' + study',
    'rk',
    '+',
    ' under ',
    ' above ',
    'between',
    ' to ',
    '-',
    ' and ',
    '1.2 cr',
    '50 lakh',
  ],
  ...['80k', '1 crore 20 lakh', '₹', 'rs.', '12000000', '1,20,00,000', 'se zyada', ' in ', 'sector 83', 'sec-1', ' '],
  ...[
    'gurugram',
    'delhi ncr',
    'golf course road',
    'vatika',
    'sco',
    'cheapest',
    'villa',
    'दो बीएचके',
    'ready to move',
    ',',
  ],
  ...WISHES.map(([query]) => query),
];

function holds(text: string) {
  const wish = parseSearchWish(text, VOCABULARY);
  assert.deepEqual(parseSearchWish(` ${text.replaceAll(' ', '  ')} `, VOCABULARY), wish, 'blanks change it');
  assert.ok(withoutAmounts(text).isWellFormed() || !text.isWellFormed(), 'half a character is left over');
  if (wish === null) return;
  const bedrooms = [...VOCABULARY.bedrooms.values()];
  assert.ok(
    valuesOf(wish, 'bedrooms').every((room) => bedrooms.includes(room)),
    `bedrooms ${valuesOf(wish, 'bedrooms').join()}`,
  );
  const { min, max } = factOf(wish, 'budget') ?? { min: null, max: null };
  for (const end of [min, max]) assert.ok(end === null || (Number.isSafeInteger(end) && end > 0), `budget ${end}`);
  assert.ok(min === null || max === null || min <= max, `budget ${min} to ${max}`);
  assert.ok(
    wish.unknown.every((word) => word.trim() !== ''),
    'a blank among the words',
  );
}

const ONCE = [
  `${'3 bhk under 1.2 cr gurgaonvatika'.repeat(62)}1211470delhiduplexgurugram`,
  `${'0120000000'.repeat(170)}8450918greater kailash and 635504noida and golf course roadstudio noida2 or 3-𔕩`,
  ' abovesco0000003',
  `${' in sec-1'.repeat(31)}Ā`,
];

test('every wish is one that filters can show, and blanks change nothing', () =>
  tryTexts({ pieces: PIECES, once: ONCE, holds }));
