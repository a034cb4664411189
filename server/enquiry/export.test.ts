/** @jest-environment node */
import { readCsv, toCsv } from './csv';
import type { StoredEnquiry } from '../store/store';
import { toTable } from './table';

const ASHA: StoredEnquiry = {
  id: 'one',
  receivedAt: '2026-11-21T10:00:00.000Z',
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.test',
  message: 'A plot, please.',
  consent: '2026-11',
  source: 'https://www.example.test/city/gurgaon',
  ipHash: 'hash',
  isSuspect: false,
};

describe('CSV', () => {
  test('has a heading and one line an enquiry, and no hash', () => {
    expect(toCsv([ASHA])).toBe(
      'received_at,name,phone,email,message,source,consent,is_suspect,id\r\n' +
        '2026-11-21T10:00:00.000Z,Asha Rao,98765 43210,asha@example.test,"A plot, please.",' +
        'https://www.example.test/city/gurgaon,2026-11,no,one\r\n',
    );
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'the "best"', '"the ""best"""'],
    ['lines', 'a\nb', '"a\nb"'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a plus', '+1+2', "'+1+2"],
    ['a minus', '-1', "'-1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', `"'\r=1"`],
    ['a full-width formula', '＝1+1', "'＝1+1"],
    ['a full-width plus', '＋1', "'＋1"],
    ['a full-width minus', '－1', "'－1"],
    ['a full-width at', '＠SUM(A1)', "'＠SUM(A1)"],
    ['signs inside a text', 'a=1 ＝2', 'a=1 ＝2'],
    ['text', 'आशा', 'आशा'],
  ])('%s', (_, name, cell) => {
    expect(toCsv([{ ...ASHA, name }])).toContain(`Z,${cell},98765 43210,`);
  });

  test('a phone number with a plus stays text', () => {
    expect(toCsv([{ ...ASHA, phone: '+91 98765 43210' }])).toContain(",'+91 98765 43210,");
  });
});

describe('the table', () => {
  test('has a line an enquiry, in Indian time', () => {
    const [heading, rule, row] = toTable([ASHA], 140).split('\n');
    expect(heading).toMatch(/^Received +Name +Phone +Email +From +Message$/);
    expect(rule).toMatch(/^-+( {2}-+){5}$/);
    expect(row).toMatch(
      /^21 Nov 2026 15:30 +Asha Rao +98765 43210 +asha@example\.test +\/city\/gurgaon +A plot, please\.$/,
    );
  });

  test('marks a suspect, cuts what is long, and obeys no escape', () => {
    const row = toTable([{ ...ASHA, isSuspect: true, name: 'a\u001b[2J\nb', message: 'x'.repeat(500) }], 100).split(
      '\n',
    )[2];
    expect(row).toMatch(/^21 Nov 2026 15:30! +a \[2J b .*x…$/);
  });
});

describe('a file is read back', () => {
  const quotes = { ...ASHA, message: '"'.repeat(6000) };
  const crlf = toCsv([quotes, ASHA]);

  test.each([
    ['as it was written', crlf, 3],
    ['saved again with line ends of one byte', crlf.replaceAll('\r\n', '\n'), 3],
    ['with a row of two lines', toCsv([{ ...ASHA, message: 'a\r\nb' }]), 2],
    ['empty', '', 0],
    ['cut inside a cell of 6,000 quotes', crlf.slice(0, 4000), null],
    ['cut before its last line end', crlf.trimEnd(), null],
    ['with a quote too many', crlf.replace('""', '"'), null],
    ['with a cell too many', `${crlf}a,b,c,d,e,f,g,h,i,j\r\n`, null],
    ['of 2,000 rows that are no table', '"a\n'.repeat(2001), null],
  ])('%s', (_case, text, rows) => {
    expect(readCsv(text)?.length ?? null).toBe(rows);
  });

  test('cells are as they were, without the mark against formulas', () => {
    const [, row] = readCsv(toCsv([{ ...ASHA, phone: '+91 98765 43210', email: 'a"b@example.test' }])) ?? [];
    expect([row?.phone, row?.email]).toEqual(['+91 98765 43210', 'a"b@example.test']);
  });
});
