/** @jest-environment node */
import { checkProjectEnquiry } from './project-enquiry';

const PROJECT = { name: 'Mogra & Co', priceText: '₹ 1.5 Cr' };
const WISHES =
  '<input type="radio" name="wish" value="Mogra &amp; Co, Sector 83" checked/>' +
  '<input type="radio" name="wish" value="3 BHK in Mogra &amp; Co, Sector 83"/>';
const FORM =
  '<div role="region" id="enquire"><form method="post" action="https://office.example/contact.php">' +
  `<input type="hidden" name="name"/><input name="phone" required/>${WISHES}</form></div>`;
const link = (text: string) => `<a href="#enquire" data-enquiry="contact" data-subject="Mogra &amp; Co">${text}</a>`;
const PAGE = link('₹ 1.5 Cr<span>Enquire</span>') + link('Enquire') + FORM;

test.each<[string, string, string[]]>([
  ['all there', PAGE, []],
  [
    'no form',
    PAGE.replace('id="enquire"', ''),
    ['no form that posts', 'the form requires nothing', 'no configuration to ask about', 'not one choice is checked'],
  ],
  ['a form that goes nowhere', PAGE.replace('/contact.php', '/'), ['no form that posts']],
  ['a name asked for, too', PAGE.replace('name="name"', 'name="name" required'), ['the form requires name, phone']],
  [
    'no configuration',
    PAGE.replace(/<input type="radio" name="wish" value="3[^>]*>/, ''),
    ['no configuration to ask about'],
  ],
  [
    'a choice without the project',
    PAGE.replace('3 BHK in Mogra &amp; Co', '3 BHK'),
    ['"3 BHK, Sector 83" without the name'],
  ],
  ['nothing chosen', PAGE.replace(' checked', ''), ['not one choice is checked']],
  ['no dock', PAGE.replace('₹ 1.5 Cr<span>', '<span>'), ['no Enquire with the price in the dock']],
  ['the dock alone', PAGE.replace(link('Enquire'), ''), ['no Enquire beside the sections']],
])('%s', (_case, html, faults) => {
  expect(checkProjectEnquiry(PROJECT, html)).toEqual(faults);
});
