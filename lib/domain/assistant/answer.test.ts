import fc from 'fast-check';
import { answerTo } from './answer';
import { ASSISTANT_REPLIES } from './greeting';
import { ASSISTANT_DATA as DATA, findRecords as find } from './fixtures/assistant';

const hrefs = (question: string) => answerTo(question, DATA, find).links.map(({ href }) => href);

test.each([
  ['A home in Gurgaon', ['/city/gurgaon/residential', '/city/gurgaon']],
  ['flats in gurugram?', ['/city/gurgaon/residential', '/city/gurgaon']],
  ['3BHK Gurgaon', ['/city/gurgaon/residential', '/city/gurgaon']],
  ['plots in gurgaon', ['/city/gurgaon']],
  ['under construction homes in Gurgaon', ['/city/gurgaon/residential', '/city/gurgaon/new', '/city/gurgaon']],
  ['Gurgaon', ['/city/gurgaon/new', '/city/gurgaon/residential', '/city/gurgaon/commercial', '/city/gurgaon']],
  ['Anything in Bengaluru', ['/bangalore']],
  ['A shop or office', ['/commercial']],
  ['plots', ['/plots']],
  ['price of Mogra Courts', ['/project-details/vatika/mogra-courts']],
  ['3 bhk under 2 cr', ['/projects?bedrooms=3+BHK']],
  ['do you have flats at Mogra Courts', ['/project-details/vatika/mogra-courts']],
  ['which projects are there from Vatika?', ['/project-details/vatika']],
  ['mogra', ['/project-details/vatika/mogra-courts']],
  ['Vatika projects in Gurgaon', ['/project-details/vatika']],
  ['Price of a project', []],
  ['Talk to a person', ['tel:+910000000000', expect.stringContaining('wa.me/910000000000'), '/contact-us']],
  ['xyzzy', ['tel:+910000000000', expect.stringContaining('wa.me/910000000000'), '/contact-us']],
])('%s leads to', (question, expected) => {
  expect(hrefs(question)).toHaveLength(expected.length);
  expect(hrefs(question)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['Do I pay a fee?', 'On new projects the developer pays us.'],
  ['can you help me with a home loan', 'Yes. Our loan desk works with several banks.'],
  ['site visit', 'Yes, on any day between ten and six.'],
  ['what is carpet area', 'Carpet area is inside.'],
  ['RERA', 'We list only projects with a number.'],
  ['Price of a project', 'Which project? Type its name, or a place such as Sector 82.'],
  ['Namaste!', 'Namaste. What are you looking for?'],
  ['  ', 'Namaste. What are you looking for?'],
  ['thank you so much', 'You are welcome.'],
  ['anything in Bangalore?', 'We list no projects in Bangalore yet. A consultant can look for you.'],
  ['sco in gurgaon', 'None of these in Gurgaon today, but others:'],
])('%s is answered', (question, expected) => {
  expect(answerTo(question, DATA, find).text).toBe(expected);
});

test.each([
  ['EMI for 80 lakh', '₹ 80,00,000 at 8.5% a year over 20 years: ₹ 69,425.86 a month'],
  ['emi on ₹1.2 cr at 9% for 15 years', '₹ 1,20,00,000 at 9% a year over 15 years: ₹ 1,21,711.99 a month'],
  ['What is the monthly instalment of 50,00,000?', '₹ 50,00,000 at 8.5% a year over 20 years: ₹ 43,391.16 a month'],
  ['EMI for 1,2 cr at 9,5% for 15 years', '₹ 1,20,00,000 at 9.5% a year over 15 years'],
  ['EMI for 1 cr 20 lakh', '₹ 1,20,00,000 at 8.5% a year'],
  ['EMI for ₹ 1,20,00,000/- at 8,5 percent', '₹ 1,20,00,000 at 8.5% a year'],
  ['EMI for 1,50 crore', '₹ 1,50,00,000 at 8.5% a year'],
  ['EMI for 80,5 lakhs', '₹ 80,50,000 at 8.5% a year'],
  ['५० लाख की EMI', '₹ 50,00,000 at 8.5% a year'],
  ['My salary is 1,8 lakh', 'The highest price that ₹ 1,80,000 a month pays'],
  ['home loan emi', 'For which amount? Ask as in the line below.'],
  ['emi at 9%', 'For which amount? Ask as in the line below.'],
])('%s', (question, expected) => {
  expect(answerTo(question, DATA, find).text).toContain(expected);
});

test('every answer says something and leads somewhere safe; what it suggests it can answer', () => {
  const words = ['home', 'price', 'emi', '80 lakh', 'gurgaon', 'mogra', 'talk', 'rera', '%', '((', '3bhk', '__proto__'];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom(...words)).map((list) => list.join(' ')),
      ),
      (question) => {
        const { text, links, replies } = answerTo(question, DATA, find);
        expect(text).not.toBe('');
        expect(links.length).toBeLessThanOrEqual(5);
        for (const { href } of links) expect(href).toMatch(/^(\/|tel:|https:\/\/wa\.me\/)/);
        for (const reply of replies) expect(answerTo(reply, DATA, find).text).not.toMatch(/beyond what this site/);
      },
    ),
  );
});

test.each(ASSISTANT_REPLIES.map((reply) => [reply]))('the quick reply %s has an answer of its own', (reply) => {
  expect(answerTo(reply, DATA, find).text).not.toMatch(/beyond what this site/);
});
