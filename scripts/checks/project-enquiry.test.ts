/** @jest-environment node */
import { checkProjectEnquiry } from './project-enquiry';

const PROJECT = { id: 'mogra-83', name: 'Mogra & Co', priceText: '₹ 1.5 Cr' };
const CHOICES =
  '<input type="radio" name="configuration" value="" checked/>' +
  '<input type="radio" name="configuration" value="3 BHK"/>';
const FORM =
  '<div role="region" id="enquire"><form method="post" action="https://office.example/contact.php">' +
  `<input type="hidden" name="name"/><input type="hidden" name="project" value="mogra-83"/>` +
  `<input name="phone" required/>${CHOICES}</form></div>`;
const link = (text: string) => `<a href="#enquire" data-enquiry="contact" data-subject="Mogra &amp; Co">${text}</a>`;
const PAGE = link('₹ 1.5 Cr<span>Enquire</span>') + link('Enquire') + FORM;

test.each<[string, string, string[]]>([
  ['all there', PAGE, []],
  [
    'no form',
    PAGE.replace('id="enquire"', ''),
    [
      'no form that posts',
      'the form requires nothing',
      'no configuration to ask about',
      'the form does not name the project',
      'not one choice is checked',
    ],
  ],
  ['a form that goes nowhere', PAGE.replace('/contact.php', '/'), ['no form that posts']],
  ['a name asked for, too', PAGE.replace('name="name"', 'name="name" required'), ['the form requires name, phone']],
  [
    'no configuration',
    PAGE.replace(/<input type="radio" name="configuration" value="3[^>]*>/, ''),
    ['no configuration to ask about'],
  ],
  ['another project', PAGE.replace('mogra-83', 'other'), ['the form does not name the project']],
  ['nothing chosen', PAGE.replace(' checked', ''), ['not one choice is checked']],
  ['no dock', PAGE.replace('₹ 1.5 Cr<span>', '<span>'), ['no Enquire with the price in the dock']],
  ['the dock alone', PAGE.replace(link('Enquire'), ''), ['no Enquire beside the sections']],
])('%s', (_case, html, faults) => {
  expect(checkProjectEnquiry(PROJECT, html)).toEqual(faults);
});
