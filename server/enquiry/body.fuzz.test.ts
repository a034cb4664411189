import assert from 'node:assert/strict';
import { tryTexts } from '@/lib/domain/site/try-texts.fuzz';
import { parseEnquiryBody } from './body';
import { isPhone } from '@/lib/domain/site/phone';
import { checkEnquiry, isEmail, MAX_LENGTHS, type CheckedEnquiry, type FieldName } from './check';
import { readCsv, toCsv } from './csv';

const BOUNDARY = 'x';
const TYPES = ['application/json', 'application/x-www-form-urlencoded', `multipart/form-data; boundary=${BOUNDARY}`];
const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const PIECES = [
  ...['name', 'phone', 'email', 'message', 'id', 'consent', 'website', 'visit_date', 'call_time', '=', '&', '+', '%0A'],
  ...[
    '%00',
    '%C3%A9',
    '%C3',
    '%D8%00',
    'Asha',
    '98100 12345',
    '+91',
    '१२३४५६७',
    'a@b.in',
    '2026-11-23',
    '\u202e',
    '\r\n',
  ],
  ...['\ufeff', '{"name":"', '","phone":"', '"}', '"', '\\ud800', '\\n', '[', ':', '1', 'null', `--${BOUNDARY}--\r\n`],
  ...['name=Asha&phone=9810012345', '{"name":"Asha","phone":"9810012345"}', "'", ',', '=1+1'],
  part('name', 'Asha') + part('phone', '9810012345'),
];

const NOW_MS = Date.parse('2026-11-23');
const FIELDS = Object.keys(MAX_LENGTHS) as FieldName[];

function assertStorable(enquiry: CheckedEnquiry): void {
  for (const name of FIELDS) {
    const text = enquiry[name];
    assert.ok(text.length <= MAX_LENGTHS[name] && text.isWellFormed(), `${name} is too long or broken`);
    const unseen = name === 'message' ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
    assert.doesNotMatch(text, unseen, `${name} has a control character`);
  }
  assert.ok(isPhone(enquiry.phone), 'no phone number');
  assert.ok(enquiry.email === '' || isEmail(enquiry.email), 'no e-mail address');
  assert.match(enquiry.name, /[^\p{C}\p{Z}]/u, 'no name');
}

async function holds(text: string) {
  for (const type of TYPES) {
    const input = await parseEnquiryBody(Buffer.from(text), type, undefined);
    assert.notEqual(input.kind, 'unsupported');
    if (input.kind === 'malformed') assert.notEqual(input.problem, '');
    if (input.kind !== 'fields') continue;
    const check = checkEnquiry(input.fields, NOW_MS);
    if (check.kind === 'invalid') {
      assert.ok(Object.values(check.errors).every(Boolean) && Object.keys(check.errors).length > 0, 'no reason');
      continue;
    }
    assertStorable(check.enquiry);
    const row = {
      ...check.enquiry,
      id: check.enquiry.id ?? 'x',
      receivedAt: new Date(NOW_MS).toISOString(),
      source: '',
      ipHash: '',
    };
    const { id, receivedAt, phone, email } = row;
    const read = readCsv(toCsv([row], {}))?.rows.map(({ person }) => person);
    assert.deepEqual(read, [{ id, receivedAt, phone, email }], 'the export reads otherwise');
  }
}

test('whatever arrives is refused with a reason, or can be stored, exported and read back', () =>
  tryTexts({ pieces: PIECES, holds }));
