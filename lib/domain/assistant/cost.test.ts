import { costAnswer, incomeAnswer, incomeRest } from './cost';

const MOGRA = { label: 'Mogra Courts', href: '/project-details/vatika/mogra-courts-sector-83' };
const find = (query: string) => ({
  offer: null,
  leftOut: '',
  records: query.includes('mogra') ? [MOGRA, { label: 'Vatika', href: '/project-details/vatika' }] : [],
});

test.each([
  ['what does mogra courts cost in all', ['/project-details/vatika/mogra-courts-sector-83#cost']],
  ['all in price of mogra courts', ['/project-details/vatika/mogra-courts-sector-83#cost']],
  ['stamp duty for mogra courts', ['/project-details/vatika/mogra-courts-sector-83#cost']],
  ['price of mogra courts', null],
  ['stamp duty in gurgaon', null],
  ['what is stamp duty', null],
])('"%s" leads to %j', (asked, hrefs) => {
  expect(costAnswer(asked, find)?.links.map(({ href }) => href) ?? null).toEqual(hrefs);
});

test.each([
  ['homes for a salary of 1.8 lakh', '/affordability?income=180000'],
  ['i earn 90000 a month', '/affordability?income=90000'],
  ['my income is 2 lakh', '/affordability?income=200000'],
  ['income 18 lakh per annum', '/affordability?income=150000'],
  ['my package is 24 lpa', '/affordability?income=200000'],
  ['salary 12 lakh a year', '/affordability?income=100000'],
  ['annual income 30 lakh', '/affordability?income=250000'],
  ['ctc 18 lakh', '/affordability?income=150000'],
  ['homes under 80 lakh', null],
  ['what can i buy with my salary', null],
])('"%s" leads to %j', (asked, href) => {
  expect(incomeAnswer(asked)?.links[0]?.href ?? null).toBe(href);
});

test.each([
  ['homes for a salary of 1.8 lakh in noida', 'for a in noida'],
  ['income 18 lakh per annum flat gurgaon', 'flat gurgaon'],
])('"%s" leaves "%s" open', (asked, rest) => {
  expect(incomeRest(asked)).toBe(rest);
});

test('a cost sheet says what it leaves out', () => {
  const part = { offer: MOGRA, records: [], leftOut: 'woman' };
  expect(costAnswer('stamp duty of mogra courts for a woman', () => part)?.text).toMatch(
    /^I left out “woman”\. With duty/,
  );
});
