import { hasReraShape, toReraNumber } from './rera-number';

const LONG = 'RC/REP/HARERA/GGM/860/592/2024/87';
const SHORT = 'GGM/860/592/2024/87';

test.each<[text: string, number: string]>([
  [LONG, LONG],
  [SHORT, SHORT],
  [` ${LONG} `, LONG],
  [`RERA No. ${SHORT}`, SHORT],
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
  ['HRERA-PKL-FBD-119-2019', 'HRERA-PKL-FBD-119-2019'],
  ['RERA No: HRERA-PKL-FBD-119-2019 w.e.f. 1 May 2019', 'HRERA-PKL-FBD-119-2019'],
  ['Delhi RERA Regn No DLRERA2018P0004', 'DLRERA2018P0004'],
  ['UP RERA No.: UPRERAPRJ442214/08/2024 | www.up-rera.in', 'UPRERAPRJ442214/08/2024'],
  ['UP-RERA Registration No. UPRERAPRJ15540, https://www.up-rera.in', 'UPRERAPRJ15540'],
  ['MahaRERA Registration No.: P51700012345', 'P51700012345'],
  ['MahaRERA - PR1180002500123', 'PR1180002500123'],
  ['K-RERA: PRM/KA/RERA/1251/310/PR/071223/006454', 'PRM/KA/RERA/1251/310/PR/071223/006454'],
  ['RERA Number #PRMKARERA1251310PR071223006454', 'PRMKARERA1251310PR071223006454'],
  ['Goa RERA Reg. No. PRGO09180566 (Phase 1)', 'PRGO09180566'],
  ['SAMPLE-RERA-GGM-0103', 'SAMPLE-RERA-GGM-0103'],
  [`${SHORT}*`, SHORT],
  [`*"${SHORT}"`, SHORT],
  ['Applied for', ''],
  ['RERA approved', ''],
  ['Awaited', ''],
  ['', ''],
])('%j is the number %j', (text, number) => {
  expect(toReraNumber(text)).toBe(number);
});

test.each(['GGM/860', 'ggm/860', 'GGM / 860'])('%s has the shape, whatever its case and blanks', (number) => {
  expect(hasReraShape(number, '^GGM/\\d+$')).toBe(true);
});

test.each(['GGM/', 'PKL/860', 'GGM860'])('%s has not', (number) => {
  expect(hasReraShape(number, '^GGM/\\d+$')).toBe(false);
});
