import { findPassage } from './passages';

const passage = (title: string, text: string) => ({ title, text, href: '/a', linkLabel: title });
const PASSAGES = [
  passage('How many lifts serve each tower?', 'Each tower has three passenger lifts.'),
  passage('Which stacks are away from the railway line?', 'Towers 1 to 4.'),
  passage('Overview', 'Planned as four towers of 22 floors.'),
  passage('Can construction begin?', 'After the services, with a club.'),
];

test.each([
  ['lifts', 'How many lifts serve each tower?', 1],
  ['how many towers', 'Overview', 1],
  ['towers total', 'Overview', 1],
  ['train noise', 'Which stacks are away from the railway line?', 0.5],
  ['when can i start construction', 'Can construction begin?', 1],
])('“%s” is answered by “%s”', (asked, title, share) => {
  expect(findPassage(asked, PASSAGES)).toMatchObject({ passage: { title }, share });
});

test.each(['', 'price', 'club', 'helipad', 'tower colour'])('“%s” is answered by no passage', (asked) => {
  expect(findPassage(asked, PASSAGES)).toBeNull();
});
