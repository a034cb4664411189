import { eachText } from '@/lib/domain/site/fixtures/each-text';
import { errorLines, put } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getAdvisers } from './pages';
import { getSite } from './site';

test.each(
  eachText([
    ['98100 12345 ¦ 9810012345 ¦ 09810012345 ¦ 098100-12345 ¦ 91 98100 12345 ¦ +91 98100 12345', '919810012345'],
    ['+91 (0) 98100 12345 ¦ +91-0-98100 12345 ¦ 0091 98100 12345', '919810012345'],
    ['(0124) 400-0000 ¦ 0124.400.0000', '911244000000'],
    ['1800 123 4567', '9118001234567'],
    ['+971 0 50 123 4567', '971501234567'],
    ['+44 (0)20 7946 0000', '442079460000'],
  ]),
)('the office’s and an adviser’s number %s is %s', async (text, digits) => {
  const edits = [put('site whatsapp', text), put('site phone', text), put('advisers 0 whatsapp', text)];
  expect(errorLines(edits)).toEqual([]);
  await withEdited(edits, () => {
    expect([getSite().whatsapp, getSite().phone, getAdvisers()[0]?.whatsapp]).toEqual([digits, text, digits]);
  });
});

const CODE = 'a phone number with its country code as +44 20 7946 0000, or the ten digits of an Indian one';
const MARKS = 'a phone number of digits, blanks, +, - and ( )';

test.each(
  eachText([
    ['400 0000 ¦ 98100 1234 ¦ 2345 6789 ¦ +91 98100 1234 ¦ 98100 123456 ¦ +91 98100 123456 ¦ 971 50 123 4567', CODE],
    ['1 415 555 2671', CODE],
    ['+91 98100 12345 98111 22222 ¦ 98100 12345, 98111 22222 ¦ 0124-4000000/01 ¦ 98100 12345 x12 ¦ call us', MARKS],
    ['', MARKS],
  ]),
)('the number "%s" is a fault of its field', (text, expected) => {
  const fault = `whatsapp: expected ${expected}, found ${text === '' ? 'blank text' : `text "${text}"`}`;
  expect(errorLines([put('site whatsapp', text)])).toEqual([`site.json › ${fault}`]);
  expect(errorLines([put('advisers 0 whatsapp', text)])).toEqual([expect.stringMatching(/^advisers\.json › \[0\] /)]);
  expect(errorLines([put('advisers 0 whatsapp', text)])[0]).toContain(fault);
});
