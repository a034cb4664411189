import { readCsv, toCsv } from './csv';
import { DETAIL_COLUMNS } from './describe';
import type { StoredEnquiry } from '../store/store';
import { TEST_PROJECTS } from '../test-site';
import { toTable } from '../command/list';

const ASHA: StoredEnquiry = {
  id: 'one',
  receivedAt: '2026-11-21T10:00:00.000Z',
  name: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.test',
  message: 'A plot, please.',
  consent: '2026-11',
  source: 'https://www.example.test/city/gurgaon',
  details: {
    channel: 'project',
    project: 'mogra-83',
    visitAt: '2026-11-28',
    campaign: { last: { gclid: 'x', referrer: 'a.example' } },
  },
  ipHash: 'hash',
  isSuspect: false,
};

describe('CSV', () => {
  test('has a heading and one line an enquiry, and no hash', () => {
    expect(toCsv([ASHA], TEST_PROJECTS)).toBe(
      'received_at,name,phone,email,message,source,consent,is_suspect,id,project,developer,city,configuration,section,' +
        'looking_for,channel,call_time,visit_at,campaign,referrer,latest_campaign,latest_referrer,first_page\r\n' +
        '2026-11-21T10:00:00.000Z,Asha Rao,98765 43210,asha@example.test,"A plot, please.",' +
        'https://www.example.test/city/gurgaon,2026-11,no,one,Mogra Courts,Vatika,Gurgaon,,,,project,,2026-11-28,,,' +
        'gclid=x,a.example,\r\n',
    );
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'the "best"', '"the ""best"""'],
    ['lines', 'a\nb', '"a\nb"'],
    ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a minus', '-1', "'-1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', `"'\r=1"`],
    ['a full-width formula', '＝1+1', "'＝1+1"],
    ['a full-width plus', '＋1', "'＋1"],
    ['a full-width minus', '－1', "'－1"],
    ['a full-width at', '＠SUM(A1)', "'＠SUM(A1)"],
    ['signs inside a text', 'a=1 ＝2', 'a=1 ＝2'],
  ])('%s', (_, name, cell) => {
    expect(toCsv([{ ...ASHA, name }], {})).toContain(`Z,${cell},98765 43210,`);
  });

  test('a phone number with a plus stays text', () => {
    expect(toCsv([{ ...ASHA, phone: '+91 98765 43210' }], {})).toContain(",'+91 98765 43210,");
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
  const rao = { ...ASHA, id: 'two', phone: '+91 98765 43210', message: 'a "b"\r\nc; d\te' };
  const crlf = toCsv([ASHA, rao], {});
  const quotes = toCsv([{ ...ASHA, message: '"'.repeat(6000) }, rao], {});
  const read = (text: string) => readCsv(text)?.rows.map(({ line, person }) => `${line} ${person?.phone ?? 'damaged'}`);
  const both = ['2 98765 43210', '3 +91 98765 43210'];
  const NO_DETAILS = DETAIL_COLUMNS.map(() => '');
  const retyped = (separator: string) =>
    [
      crlf.split('\r\n', 1)[0]?.split(','),
      ['2026', 'Asha', '98765 43210', '', '"a, b; c"', '', '', 'no', 'one', ...NO_DETAILS],
    ]
      .map((cells) => cells?.join(separator))
      .join('\n');

  test.each([
    ['as it was written', crlf, both],
    ['with the mark of UTF-8 before it', `\uFEFF${crlf}`, both],
    ['with line ends of one byte', crlf.replaceAll('\r\n', '\n'), both],
    ['with line ends of old machines', crlf.replaceAll('\r\n', '\r'), both],
    [
      'with every cell in quotes',
      toCsv([{ ...ASHA, message: '' }], {}).replace(/[^,\r\n]+/g, '"$&"'),
      ['2 98765 43210'],
    ],
    ['with 6,000 quotes in a message', quotes, both],
    ['without its last line end', crlf.trimEnd(), both],
    ['with empty lines at its end', `${crlf}\r\n,,,,,,,,${','.repeat(NO_DETAILS.length)}\r\n`, [...both, '5 ', '6 ']],
    ['with semicolons', retyped(';'), ['2 98765 43210']],
    ['with tabs', retyped('\t'), ['2 98765 43210']],
    ['with a column of its own', 'note,phone,email\nx,98765 43210,\n', ['2 98765 43210']],
    ['without rows', crlf.slice(0, crlf.indexOf('\n') + 1), []],
    ['cut inside a cell of 6,000 quotes', quotes.slice(0, 4000), ['2 damaged']],
    ['with a quote too many', quotes.replace('""', '"'), ['2 damaged', '3 +91 98765 43210']],
    ['with a cell too many', crlf.replace(',no,one', ',no,one,x'), ['2 damaged', both[1]]],
    ['with a cell too few', crlf.replace(',no,one', ',one'), ['2 damaged', both[1]]],
    ['with a quote that is never closed', crlf.replace('Asha Rao', '"Asha Rao'), ['2 damaged', both[1]]],
    ['with a line added', `${crlf}a note\n`, [...both, '5 damaged']],
    ['empty', '', undefined],
    ['without its heading', crlf.slice(crlf.indexOf('\n') + 1), undefined],
    ['of 2,000 rows that are no table', '"a\n'.repeat(2001), undefined],
  ])('%s', (_case, text, rows) => {
    expect(read(text)).toEqual(rows);
    const { heading, rows: parts } = readCsv(text) ?? { heading: text, rows: [] };
    expect(heading + parts.map((row) => row.text).join('')).toBe(text);
  });

  test('a million lines whose quotes do not fit are read in one pass', () => {
    const heading = crlf.slice(0, crlf.indexOf('\n') + 1);
    for (const line of ['"""\n', '"a""\n', 'a,"b"c\n', '"\n']) {
      expect(readCsv(heading + line.repeat(250_000))?.rows.length).toBeGreaterThan(1000);
    }
  });

  test('cells are as they were, without the mark against formulas', () => {
    const { person } = readCsv(toCsv([{ ...rao, email: 'a"b@example.test' }], {}))?.rows[0] ?? {};
    expect([person?.phone, person?.email, person?.id]).toEqual(['+91 98765 43210', 'a"b@example.test', 'two']);
  });
});
