import { projectFaqs, type FaqFacts } from './faqs';

const facts = (over: Partial<FaqFacts> = {}): FaqFacts => ({
  name: 'Mogra Courts',
  kind: 'residential',
  category: 'residential',
  unitType: 'Residential Apartment',
  rera: 'SAMPLE-RERA-GGM-0103',
  reraExempt: null,
  status: 'Under Construction',
  faqs: [{ question: 'Is parking included in the price?', answer: 'One covered bay.' }],
  possession: 'Dec 2028',
  price: { minRupees: 18_100_000, maxRupees: 26_200_000 },
  priceText: '₹ 1.81 – 2.62 Cr',
  ...over,
});

test('RERA and home loan come first, the record’s own questions last', () => {
  expect(projectFaqs(facts()).map((faq) => faq.question)).toEqual([
    'Is Mogra Courts RERA approved?',
    'Can you help with a home loan for Mogra Courts?',
    'What is the price of Mogra Courts?',
    'When is possession of Mogra Courts?',
    'Is parking included in the price?',
  ]);
});

test.each<[string, Partial<FaqFacts>, number, RegExp]>([
  ['a registration number is stated', {}, 0, /registration number is SAMPLE-RERA-GGM-0103/],
  ['without a number no number is claimed', { rera: null }, 0, /shared on request/],
  ['a launch without a number waits for it', { rera: null, status: 'New Launch' }, 0, /^Not yet: .* awaited/],
  ['a reason in place of a number', { rera: null, reraExempt: 'four homes' }, 0, /no RERA registration: four homes\./],
  ['a home has a home loan', {}, 1, /^Yes\. Our loan desk .* monthly instalment\.$/],
  ['an office has its own', { kind: 'commercial', category: 'commercial' }, 1, /^Yes, with a commercial property loan/],
  ['a shop-cum-office, too', { kind: 'commercial', category: 'sco' }, 1, /offices, shops and SCO, for fewer years/],
  ['land has a plot loan', { category: 'plots', unitType: 'Residential Land' }, 1, /^Yes, with a plot loan/],
  ['the price as shown', {}, 2, /₹ 1\.81 – 2\.62 Cr/],
  ['a ready project', { possession: 'Ready to move' }, 3, /is ready/],
  ['possession now', { possession: 'Immediate' }, 3, /is ready/],
  ['possession since a month', { possession: 'Since Aug 2025' }, 3, /is ready/],
  ['a plot that can be registered', { possession: 'Registry available' }, 3, /is ready/],
  ['a date to come', {}, 3, /The developer states Dec 2028/],
])('%s', (_, over, index, answer) => {
  expect(projectFaqs(facts(over))[index]?.answer).toMatch(answer);
});

test('what the data does not say is not asked', () => {
  expect(projectFaqs(facts({ price: null, possession: null, faqs: [] }))).toHaveLength(2);
});

test('a question of the record that repeats one of ours is asked once', () => {
  const faqs = [{ question: 'is mogra courts RERA approved?', answer: 'Again.' }];
  expect(projectFaqs(facts({ faqs })).filter((faq) => /rera approved/i.test(faq.question))).toHaveLength(1);
});
