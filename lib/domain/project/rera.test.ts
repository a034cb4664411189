import { formatRera, hasReraShape, type ReraFacts, reraStateOf, toReraNumber } from './rera';

const LONG = 'RC/REP/HARERA/GGM/860/592/2024/87';
const SHORT = 'GGM/860/592/2024/87';

test.each<[text: string, number: string]>([
  [LONG, LONG],
  [` ${LONG} `, LONG],
  [`RERA Regn. No.: ${SHORT} dated 15.10.2024`, SHORT],
  [`HARERA Registration Number - ${LONG}`, LONG],
  [`Haryana RERA Reg. No ${LONG} (dt. 15/10/2024)`, LONG],
  [`RERA Registered: ${SHORT}, valid till 31 Dec 2029`, SHORT],
  [`RERA APPROVED: ${SHORT}`, SHORT],
  [`Registered under RERA vide no. ${SHORT}`, SHORT],
  [`Project RERA ID: ${SHORT}`, SHORT],
  [`(RERA No. ${SHORT})`, SHORT],
  ['GGM–860–592–2024–87', 'GGM-860-592-2024-87'],
  ['Regd. No. 12 of 2018 dated 10.01.2018', '12 of 2018'],
  ['RERA No: HRERA-PKL-FBD-119-2019 w.e.f. 1 May 2019', 'HRERA-PKL-FBD-119-2019'],
  ['UP RERA No.: UPRERAPRJ442214/08/2024 | www.up-rera.in', 'UPRERAPRJ442214/08/2024'],
  ['UP-RERA Registration No. UPRERAPRJ15540, https://www.up-rera.in', 'UPRERAPRJ15540'],
  ['RERA Number #PRMKARERA1251310PR071223006454', 'PRMKARERA1251310PR071223006454'],
  ['Goa RERA Reg. No. PRGO09180566 (Phase 1)', 'PRGO09180566'],
  [`${SHORT}*`, SHORT],
  [`*"${SHORT}"`, SHORT],
  ['Applied for', ''],
])('%j is the number %j', (text, number) => {
  expect(toReraNumber(text)).toBe(number);
});

test.each(['GGM/860', 'ggm/860', 'GGM / 860'])('%s has the shape, whatever its case and blanks', (number) => {
  expect(hasReraShape(number, '^GGM/\\d+$')).toBe(true);
});

test.each(['GGM/', 'PKL/860', 'GGM860'])('%s has not', (number) => {
  expect(hasReraShape(number, '^GGM/\\d+$')).toBe(false);
});

const facts = (over: Partial<ReraFacts>): ReraFacts => ({
  rera: null,
  reraExempt: null,
  status: 'Ready To move',
  ...over,
});

test.each<[string, Partial<ReraFacts>, string, string]>([
  ['a number on record', { rera: 'GGM/1/2026' }, 'registered', 'GGM/1/2026'],
  ['a reason alone', { reraExempt: 'Four homes' }, 'exempt', 'Exempt: Four homes'],
  ['a launch without a number', { status: 'New Launch' }, 'awaited', 'Number awaited'],
  ['an older project without a number', {}, 'unknown', 'Approval papers are shared on request'],
])('%s', (_case, over, kind, text) => {
  const state = reraStateOf(facts(over));
  expect([state.kind, formatRera(state)]).toEqual([kind, text]);
});
