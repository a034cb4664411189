import { fillPrivacy, unknownBlanks } from './privacy';
import type { Site } from '../site/site';

const SITE = {
  name: 'Pune Homes',
  email: 'hello@punehomes.example',
  phone: '+91 20 4000 0000',
  address: { street: 'Baner Road', locality: 'Pune', region: 'Maharashtra', postalCode: '411045', country: 'IN' },
  analyticsEndpoint: null,
  tags: null,
} as unknown as Site;
const ALWAYS = { withoutTags: null, withTags: null, whenCounted: null };
const NOTICE = [
  { ...ALWAYS, title: 'Who', paragraphs: ['{name}, {office}.', 'Write to {email} or call {phone}.'] },
  { ...ALWAYS, title: 'How long', paragraphs: ['{retention} from the day.'], whenCounted: '{name} counts pages.' },
  { title: 'Others', paragraphs: [], withoutTags: 'No cookies.', withTags: '{name} asks first.', whenCounted: null },
];

test('the blanks are filled; what is said of counting and of scripts of others stands only where it is so', () => {
  expect(fillPrivacy(NOTICE, SITE).map(({ paragraphs }) => paragraphs)).toEqual([
    ['Pune Homes, Baner Road, Pune, Maharashtra 411045.', 'Write to hello@punehomes.example or call +91 20 4000 0000.'],
    ['Twelve months from the day.'],
    ['No cookies.'],
  ]);
  const counting = { ...SITE, analyticsEndpoint: 'https://counts.example' };
  expect(fillPrivacy(NOTICE, counting)[1]?.paragraphs).toEqual([
    'Twelve months from the day.',
    'Pune Homes counts pages.',
  ]);
  const tags = { script: 'https://tags.example/a.js', origins: ['https://tags.example'], asks: 'May we?' };
  expect(fillPrivacy(NOTICE, { ...SITE, tags })[2]?.paragraphs).toEqual(['Pune Homes asks first.']);
});

test.each([
  ['{name} and {email}', []],
  ['{Name}, {fax} and {}', ['{Name}', '{fax}', '{}']],
  ['{constructor}', ['{constructor}']],
])('of %j nothing fills %j', (text, blanks) => {
  expect(unknownBlanks(text)).toEqual(blanks);
});
