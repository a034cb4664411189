import { answerTo, unreachableAnswer } from './answer';
import { ASSISTANT_DATA as DATA, findRecords as find, OFFER } from './fixtures/assistant';
import type { AssistantAnswer, AssistantLink, FindRecords } from './reply';

const MORE = ['EMI for 80 lakh', 'Price of a project', 'Talk to a person'];

/** An answer as the visitor reads it. */
const told = ({ text, links, replies }: AssistantAnswer) => ({
  text,
  links: links.map(({ label, note }) => (note ? `${label} (${note})` : label)),
  replies,
});

test.each<[string, ReturnType<typeof told>]>([
  [
    'Namaste',
    {
      text: 'Namaste. What are you looking for?',
      links: [],
      replies: ['A home in Gurgaon', 'A shop or office', 'Price of a project', 'Talk to a person'],
    },
  ],
  [
    'Gurgaon',
    {
      text: 'This is what we list in Gurgaon:',
      links: [
        'New projects in Gurgaon (20 projects)',
        'Homes in Gurgaon (30 projects)',
        'Shops and offices in Gurgaon (10 projects)',
        'All of Gurgaon (40 projects)',
      ],
      replies: [],
    },
  ],
  [
    'A home in Gurgaon',
    {
      text: 'This is what we list in Gurgaon:',
      links: ['Homes in Gurgaon (30 projects)', 'All of Gurgaon (40 projects)'],
      replies: [],
    },
  ],
  [
    'a flat or a plot',
    {
      text: 'This is what we list:',
      links: ['Homes (80 projects)', 'Plots (10 projects)'],
      replies: ['Homes in Gurgaon'],
    },
  ],
  [
    'What does Mogra Courts cost in all?',
    {
      text: 'With duty, registration and, where it is due, GST, for man, woman and joint owners, line by line:',
      links: ['Mogra Courts (Sector 83, Gurgaon · ₹ 1.81 – 2.62 Cr)'],
      replies: ['What can I afford?', 'Talk to a person'],
    },
  ],
  [
    'homes for a salary of 1.8 lakh',
    {
      text: 'The highest price that ₹ 1,80,000 a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.',
      links: ['What can I afford?'],
      replies: ['Talk to a person'],
    },
  ],
  [
    'price of Mogra Courts',
    {
      text: 'Mogra Courts:',
      links: ['Mogra Courts (Sector 83, Gurgaon · ₹ 1.81 – 2.62 Cr)'],
      replies: ['EMI for 80 lakh', 'Talk to a person'],
    },
  ],
  [
    '3 bhk under 2 cr',
    {
      text: 'This is what we list:',
      links: ['Show 3 BHK under ₹ 2 Cr'],
      replies: ['EMI for 80 lakh', 'Talk to a person'],
    },
  ],
  ['RERA', { text: 'We list only projects with a number.', links: [], replies: MORE }],
  ['thanks', { text: 'You are welcome.', links: [], replies: MORE }],
  [
    'talk to a person',
    {
      text: 'A consultant answers you on any of these.',
      links: ['Call (+91 00000 00000)', 'Chat on WhatsApp', 'Send an enquiry'],
      replies: [],
    },
  ],
  [
    'xyzzy',
    {
      text: 'That is beyond what this site can answer. A consultant can.',
      links: ['Call (+91 00000 00000)', 'Chat on WhatsApp', 'Send an enquiry'],
      replies: [],
    },
  ],
])('the answer to "%s" in full', (question, expected) => {
  expect(told(answerTo(question, DATA, find))).toEqual(expected);
});

test('the enquiry opens in place, other links do not', () => {
  const { links } = answerTo('talk to a person', DATA, find);
  expect(links.map(({ isEnquiry }) => isEnquiry ?? false)).toEqual([false, false, true]);
});

test('without data the way to us is told', () => {
  expect(unreachableAnswer()).toEqual({
    text: 'Our data did not arrive. Check your connection and ask again, or write to us.',
    links: [{ label: 'Contact Us', href: '/contact-us' }],
    replies: [],
  });
});

test.each(['inquire', 'enquiry', 'inquiries', 'a callback please', 'phone', 'speak with an agent'])(
  '"%s" is answered by a person',
  (question) => {
    expect(answerTo(question, DATA, find).text).toBe('A consultant answers you on any of these.');
  },
);

test.each([
  'price',
  'cost',
  'rates',
  'what is the price',
  'what is the cost of a flat',
  'price for any home',
  'price of homes',
  'rate of the project',
  'price projects',
  'cost flats',
])('"%s" asks back for a name', (question) => {
  expect(answerTo(question, DATA, find).text).toBe('Which project? Type its name, or a place such as Sector 82.');
});

test.each(['the price of Mogra', 'tell the price', 'hive'])('"%s" does not', (question) => {
  expect(answerTo(question, DATA, find).text).not.toMatch(/Which project|Namaste/);
});

test.each([
  'what are the details of Mogra Courts',
  'flats by Vatika in Gurgaon',
  '3 bhk by Vatika',
  'flat under $200k',
  'homes by m3',
])('"%s" is asked of the search as it stands', (question) => {
  const queries: string[] = [];
  answerTo(question, DATA, (query) => {
    queries.push(query);
    return { offer: null, records: [], ways: [], leftOut: '' };
  });
  expect(queries[0]).toBe(question);
});

describe('more than an answer holds', () => {
  const many = (count: number, offer: AssistantLink | null = null): FindRecords => {
    const records = Array.from({ length: count }, (_, at) => ({ label: `Court ${at}`, href: `/${at}` }));
    return () => ({ offer, records, ways: [], leftOut: '' });
  };

  test.each([
    ['four', many(4), 'This is what we list:', 4],
    ['five', many(5), '5 found, these first:', 4],
    ['five and an offer', many(5, OFFER), 'This is what we list:', 4],
    ['two', many(2), 'This is what we list:', 2],
  ])('%s', (_, found, text, count) => {
    const answer = answerTo('court 3', DATA, found);
    expect(answer.text).toBe(text);
    expect(answer.links).toHaveLength(count);
  });
});

describe('common questions', () => {
  const faqs = [
    { question: 'Parking for guests?', answer: 'Behind the gate, lifts inside.' },
    { question: 'Lifts and stairs and ramps?', answer: 'Everywhere.' },
    { question: 'Who manages towers?', answer: 'A team with parking wardens and lifts engineers.' },
  ];
  const nothing = () => ({ offer: null, records: [], ways: [], leftOut: '' });
  const ask = (question: string) => answerTo(question, { ...DATA, faqs }, nothing).text;

  test.each([
    ['both words in one question', 'stairs ramps', 'Everywhere.'],
    ['half of the words in a question', 'stairs ramps zebra yak', 'Everywhere.'],
    ['one word in a question', 'stairs zebra', 'Everywhere.'],
    ['a word in a question before two in an answer', 'lifts wardens engineers stairs', 'Everywhere.'],
    ['two words in an answer', 'wardens engineers zebra', 'A team with parking wardens and lifts engineers.'],
    ['one word in an answer', 'wardens zebra', 'That is beyond what this site can answer. A consultant can.'],
    ['small words alone', 'who is it for', 'That is beyond what this site can answer. A consultant can.'],
  ])('%s', (_, question, text) => {
    expect(ask(question)).toBe(text);
  });

  test('without any there is somebody to ask', () => {
    expect(answerTo('stairs', { ...DATA, faqs: [] }, nothing).text).toMatch(/A consultant can/);
  });
});

test('of a kind the first three cities that have it are proposed', () => {
  const listings = [{ kind: 'plots' as const, href: '/x', count: 1 }];
  const names = ['Delhi', 'Noida', 'Goa', 'Pune'];
  const cities = [...DATA.cities, ...names.map((name) => ({ name, href: '/x', count: 1, listings }))];
  expect(answerTo('plots', { ...DATA, cities }, find).replies).toEqual([
    'Plots in Delhi',
    'Plots in Noida',
    'Plots in Goa',
  ]);
});

test('of a city with many listings three are shown, and all of it', () => {
  const kinds = ['new', 'residential', 'commercial', 'plots', 'sco'] as const;
  const listings = kinds.map((kind) => ({ kind, href: `/${kind}`, count: 1 }));
  const [gurgaon] = DATA.cities;
  const data = { ...DATA, cities: [{ ...gurgaon!, listings }] };
  expect(answerTo('gurgaon', data, find).links.map(({ href }) => href)).toEqual([
    '/new',
    '/residential',
    '/commercial',
    '/city/gurgaon',
  ]);
  expect(told(answerTo('sco in gurgaon', data, find)).links[0]).toBe('SCO in Gurgaon (1 project)');
});
