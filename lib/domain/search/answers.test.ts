import { isQuestion } from './answers';
import { findAnswers } from './two-questions';

const term = (name: string, aliases: string[]) => ({
  term: name,
  aliases,
  definition: `${name} is a term.`,
  href: '/about',
  linkLabel: 'About',
});
const KNOWN = {
  faqs: [
    { question: 'Can I cancel after booking?', answer: 'The form says what is forfeited.' },
    { question: 'What is the difference between carpet and super area?', answer: 'Walls.' },
  ],
  glossary: [
    term('RERA', ['रेरा']),
    term('Carpet area', ['carpet']),
    term('SCO', ['shop cum office']),
    term('Loan', ['which bank']),
    term('Tax on rent', ['rent tax']),
  ],
  pages: [{ title: 'About', href: '/about', texts: ['A loan pays up to 80 % of a flat.', 'Carpet area is inside.'] }],
};

test.each([
  ['rera', ['RERA'], true],
  ['what is RERA?', ['RERA'], true],
  ['रेरा क्या है', ['RERA'], true],
  ['rera gurgaon', ['RERA'], false],
  ['carpet area', ['Carpet area', 'What is the difference between carpet and super area?'], true],
  ['shop cum office', ['SCO'], true],
  ['which bank is it', ['Loan'], true],
  ['can i cancel the booking', ['Can I cancel after booking?'], true],
  ['which bank pays 80 percent of a flat', ['Loan', 'About'], false],
  ['is rent taxed', ['Tax on rent'], true],
  ['booking cancel form forfeit', ['Can I cancel after booking?'], true],
  ['reraa', [], false],
  ['mogra courts', [], false],
  ['', [], false],
])('"%s" is answered by %j', (query, titles, isWhole) => {
  const found = findAnswers(query, KNOWN);
  expect(found.answers.map(({ title }) => title)).toEqual(titles);
  expect(found.isWhole).toBe(isWhole);
});

test('an answer has its text and a page that says more', () => {
  expect(findAnswers('can i cancel my booking', KNOWN).answers).toEqual([
    {
      title: 'Can I cancel after booking?',
      text: 'The form says what is forfeited.',
      href: '/#faq-title',
      linkLabel: 'Common questions',
    },
  ]);
  expect(findAnswers('rera', KNOWN)).toMatchObject({
    answers: [{ title: 'RERA', text: 'RERA is a term.', href: '/about', linkLabel: 'About' }],
    words: ['rera'],
  });
});

test.each([
  ['what is sco', true],
  ['do you have flats', false],
  ['do you have parking charges', true],
  ['rera kya hai', true],
  ['sco?', true],
  ['sco gurgaon', false],
  ['show me flats', false],
])('"%s" is a question: %s', (query, expected) => {
  expect(isQuestion(query)).toBe(expected);
});
