import { fillPrivacy, unknownBlanks } from './privacy';
import type { Site } from '../site/site';

const SITE = {
  name: 'Pune Homes',
  email: 'hello@punehomes.example',
  phone: '+91 20 4000 0000',
  address: { street: 'Baner Road', locality: 'Pune', region: 'Maharashtra', postalCode: '411045', country: 'IN' },
  analyticsEndpoint: null,
} as unknown as Site;
const NOTICE = [
  { title: 'Who', paragraphs: ['{name}, {office}.', 'Write to {email} or call {phone}.'], whenCounted: null },
  { title: 'How long', paragraphs: ['{retention} from the day.'], whenCounted: '{name} counts pages.' },
];

test('the blanks are filled; what is said of counting stands only where events are counted', () => {
  expect(fillPrivacy(NOTICE, SITE).map(({ paragraphs }) => paragraphs)).toEqual([
    ['Pune Homes, Baner Road, Pune, Maharashtra 411045.', 'Write to hello@punehomes.example or call +91 20 4000 0000.'],
    ['Twelve months from the day.'],
  ]);
  const counting = { ...SITE, analyticsEndpoint: 'https://counts.example' };
  expect(fillPrivacy(NOTICE, counting)[1]?.paragraphs).toEqual([
    'Twelve months from the day.',
    'Pune Homes counts pages.',
  ]);
});

test.each([
  ['{name} and {email}', []],
  ['{Name}, {fax} and {}', ['{Name}', '{fax}', '{}']],
  ['{constructor}', ['{constructor}']],
])('of %j nothing fills %j', (text, blanks) => {
  expect(unknownBlanks(text)).toEqual(blanks);
});
