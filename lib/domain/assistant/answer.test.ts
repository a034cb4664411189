import fc from 'fast-check';
import type { Talk } from '../search/talk';
import { answerTo, unreachableAnswer } from './answer';
import { ASSISTANT_DATA as DATA, askSearch as ask } from './fixtures/assistant';

const MORE = ['EMI for 80 lakh', 'Price of a project', 'Talk to a person'];
const BEYOND = 'That is beyond what this site can answer. A consultant can.';
const PEOPLE = ['tel:+910000000000', expect.stringContaining('wa.me/910000000000') as string, '/contact-us'];
const HOMES =
  'type=Residential+Apartment&type=Independent+House%2FVilla&type=Studio+Apartment&type=Luxury+Independent+Floors&type=Farm+House';
const FLATS = 'type=Residential+Apartment&type=Studio+Apartment&type=Luxury+Independent+Floors';
const MOGRA = '/project-details/vatika/mogra-courts';

test.each<[question: string, text: string, hrefs: string[]]>([
  [
    'Gurgaon',
    'This is what we list:',
    ['/projects?locality=Gurgaon', '/city/gurgaon', MOGRA, '/project-details/vatika'],
  ],
  ['A home in Gurgaon', 'This is what we list:', [`/projects?${HOMES}&locality=Gurgaon`, MOGRA]],
  [
    'plots in gurgaon',
    'Nothing matches all of it. Close to it:',
    [
      '/projects?type=Residential+Land&without=Gurgaon',
      '/project-details/indus/chenab-county',
      '/projects?locality=Gurgaon&without=Residential+Land',
      '/contact-us',
    ],
  ],
  [
    '3 bhk with vastu in gurgaon',
    'This is what we list, “vastu” left out:',
    ['/projects?bedrooms=3+BHK&locality=Gurgaon&without=vastu', MOGRA],
  ],
  ['mogra', 'Mogra Courts:', [MOGRA]],
  ['do you have flats at Mogra Courts', 'Mogra Courts:', [MOGRA]],
  [
    'price of Mogra Courts',
    'Price of Mogra Courts: ₹ 1.81 – 2.62 Cr. 2 BHK: ₹ 1.81 Cr, 3 BHK: ₹ 2.62 Cr.',
    [`${MOGRA}#floor-plan`, MOGRA],
  ],
  [
    'which projects are there from Vatika?',
    'This is what we list:',
    ['/developer-projects/vatika', MOGRA, '/project-details/vatika'],
  ],
  [
    'homes for a salary of 1.8 lakh',
    'What can I afford? The highest price that ₹ 1,80,000 a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.',
    ['/affordability?income=180000'],
  ],
  ['sco', 'SCO: A plot for shops.', ['/sco', '/projects']],
  ['site visit', 'Yes, on any day between ten and six.', ['/#faq-title']],
  ['what is carpet area', 'Carpet area is inside.', ['/#faq-title']],
  ['Price of a project', 'Which project? Type its name, or a place.', []],
  ['tell the price', 'Which project? Type its name, or a place.', []],
  ['maintenance kitna hai', 'Maintenance: Which project? Type its name, or a place.', ['/projects']],
  ['call me tomorrow at 5', 'A consultant answers you on any of these.', PEOPLE],
  ['kisi se baat karni hai', 'A consultant answers you on any of these.', PEOPLE],
  ['talk to a person', 'A consultant answers you on any of these.', PEOPLE],
  [
    'call me about 2 bhk in noida',
    'A consultant answers you on any of these.',
    [...PEOPLE, '/projects?bedrooms=2+BHK&locality=Noida'],
  ],
  ['thank you so much', 'You are welcome.', []],
  ['xyzzy', BEYOND, PEOPLE],
])('the answer to "%s"', (question, text, hrefs) => {
  const answer = answerTo(question, DATA, ask);
  expect(answer.text).toBe(text);
  expect(answer.links.map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['EMI for 80 lakh', '₹ 80,00,000 at 8.5% a year over 20 years: ₹ 69,425.86 a month'],
  ['emi on ₹1.2 cr at 9% for 15 years', '₹ 1,20,00,000 at 9% a year over 15 years: ₹ 1,21,711.99 a month'],
  ['What is the monthly instalment of 50,00,000?', '₹ 50,00,000 at 8.5% a year over 20 years: ₹ 43,391.16 a month'],
  ['EMI for 1 cr 20 lakh', '₹ 1,20,00,000 at 8.5% a year'],
  ['emi for 50 lakh vastu', 'The interest adds up to ₹ 54,13,878.80. I left out “vastu”.'],
])('%s: %s', (question, expected) => {
  expect(answerTo(question, DATA, ask).text).toContain(expected);
});

test.each(['Namaste', 'Namaste!', '  ', 'good morning'])('"%s" is greeted', (question) => {
  expect(answerTo(question, DATA, ask)).toEqual({
    text: 'Namaste. What are you looking for?',
    links: [],
    replies: ['A home in Gurgaon', 'A shop or office', 'Price of a project', 'Talk to a person'],
  });
});

test('thanks are answered with what may come next; the enquiry opens in place, other links do not', () => {
  expect(answerTo('thanks', DATA, ask).replies).toEqual(MORE);
  const { links } = answerTo('talk to a person', DATA, ask);
  expect(links.map(({ isEnquiry }) => isEnquiry ?? false)).toEqual([false, false, true]);
});

test('without data the way to us is told', () => {
  expect(unreachableAnswer()).toEqual({
    text: 'Our data did not arrive. Check your connection and ask again, or write to us.',
    links: [{ label: 'Contact Us', href: '/contact-us' }],
    replies: [],
  });
});

test.each(['inquire', 'enquiry', 'inquiries', 'a callback please', 'phone'])(
  '"%s" is answered by a person',
  (question) => {
    expect(answerTo(question, DATA, ask).text).toBe('A consultant answers you on any of these.');
  },
);

test.each(['price', 'rates', 'what is the cost of a flat', 'price of homes'])(
  '"%s" asks back for a name',
  (question) => {
    expect(answerTo(question, DATA, ask).text).toBe('Which project? Type its name, or a place.');
  },
);

test.each(['the price of Mogra', 'hive'])('"%s" does not', (question) => {
  expect(answerTo(question, DATA, ask).text).not.toMatch(/Which project|Namaste/);
});

describe('a conversation', () => {
  const talk = (...questions: string[]) => {
    let talk: Talk | undefined;
    return questions.map((question) => {
      const answer = answerTo(question, DATA, ask, talk);
      talk = answer.talk ?? talk;
      return answer.links[0]?.href;
    });
  };

  test('each question adds to the wish', () => {
    expect(talk('2 bhk', 'under 60 lakh', 'in noida')).toEqual([
      '/projects?bedrooms=2+BHK',
      '/projects?bedrooms=2+BHK&budget=1-60l',
      '/projects?bedrooms=2+BHK&locality=Noida&budget=1-60l',
    ]);
  });

  test('what is asked beside it leaves it as it is', () => {
    expect(talk('2 bhk', 'what is rera', 'rera of mogra courts', 'thanks', 'in noida').at(-1)).toBe(
      '/projects?bedrooms=2+BHK&locality=Noida',
    );
  });

  test('what says both what and where begins anew; what is said again replaces', () => {
    expect(talk('2 bhk under 60 lakh in noida', '3 bhk in gurgaon')[1]).toBe(
      '/projects?bedrooms=3+BHK&locality=Gurgaon',
    );
    expect(talk('2 bhk in noida', 'in gurgaon')[1]).toBe('/projects?bedrooms=2+BHK&locality=Gurgaon');
    expect(talk('2 bhk', 'with vastu in noida')[1]).toBe('/projects?bedrooms=2+BHK&locality=Noida&without=vastu');
  });

  test('a part of the wish is changed or dropped', () => {
    expect(talk('2 bhk in noida', 'what about gurgaon', 'make it 3 bhk', 'cheaper ones').slice(1)).toEqual([
      '/projects?bedrooms=2+BHK&locality=Gurgaon',
      '/projects?bedrooms=3+BHK&locality=Gurgaon',
      '/projects?bedrooms=3+BHK&locality=Gurgaon&sort=price-low',
    ]);
    expect(talk('2 bhk in noida under 1 cr', 'any budget', 'remove 2 bhk').slice(1)).toEqual([
      '/projects?bedrooms=2+BHK&locality=Noida',
      '/projects?locality=Noida',
    ]);
  });

  test('what is asked after a project is asked of it, until a wish is', () => {
    expect(
      talk('mogra courts', 'what is its price', 'carpet area', 'is it ready', 'in noida', 'price').slice(1),
    ).toEqual([
      `${MOGRA}#floor-plan`,
      `${MOGRA}#floor-plan`,
      `${MOGRA}#overview`,
      `/projects?${FLATS}&locality=Noida`,
      '/project-details/evergreen/vanya#floor-plan',
    ]);
    expect(talk('price of mogra courts', 'what is rera')[1]).toBe('/service/legal-advisory');
    expect(talk('price of mogra courts', '2 bhk')[1]).toBe(`${MOGRA}#floor-plan`);
    expect(talk('mogra courts', 'show similar', 'site visit on sunday', 'aise hi aur dikhao').slice(1)).toEqual([
      `${MOGRA}#similar-projects`,
      `${MOGRA}#overview`,
      `${MOGRA}#similar-projects`,
    ]);
  });

  test('what is asked on adds to what was answered, and asks of all projects that were compared', () => {
    expect(talk('salary of 1.8 lakh', 'savings 20 lakh', '2 bhk').slice(1)).toEqual([
      '/affordability?income=180000&savings=2000000',
      '/projects?bedrooms=2+BHK',
    ]);
    expect(talk('mogra courts', 'price?', 'book a video visit').slice(1)).toEqual([
      `${MOGRA}#floor-plan`,
      `${MOGRA}#overview`,
    ]);
    expect(talk('mogra courts vs chenab county', 'which is cheaper', 'in noida').slice(1)).toEqual([
      '/shortlist',
      '/projects?locality=Noida',
    ]);
  });

  test('a project is named by its place among those that were shown, and leaves the wish as it is', () => {
    expect(talk('homes in gurgaon', 'price of the first one', 'its possession', 'in noida').slice(1)).toEqual([
      `${MOGRA}#floor-plan`,
      `${MOGRA}#overview`,
      `/projects?${HOMES}&locality=Noida`,
    ]);
  });
});

test('every answer says something and leads somewhere safe; what it suggests it can answer', () => {
  const words = ['home', 'price', 'emi', '80 lakh', 'gurgaon', 'mogra', 'talk', 'rera', '%', '((', '3bhk', '__proto__'];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom(...words)).map((list) => list.join(' ')),
      ),
      fc.constantFrom('', '2 bhk', 'flat in noida under 1 cr'),
      (question, wish) => {
        const { text, links, replies } = answerTo(question, DATA, ask, { wish, about: wish && 'Mogra Courts' });
        expect(text).not.toBe('');
        expect(links.length).toBeLessThanOrEqual(8);
        for (const { href } of links) expect(href).toMatch(/^(\/|tel:|https:\/\/wa\.me\/)/);
        for (const reply of replies) expect(answerTo(reply, DATA, ask).text).not.toMatch(/beyond what this site/);
      },
    ),
  );
});
