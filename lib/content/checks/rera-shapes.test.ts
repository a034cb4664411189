import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEdited, put } from '../set/fixtures/edit-content';
import { contentDir } from '../files/source';

interface Rate {
  kind: string;
  short: string;
}
const RATES = JSON.parse(readFileSync(join(contentDir(), 'buyingRates.json'), 'utf8')) as Rate[];

/** What the check says of a number in Gurgaon, if the authority were the one there. */
function warningsOf(short: string, number: string): string[] {
  const authority = RATES.find((rate) => rate.kind === 'authority' && rate.short === short);
  const edits = [
    put('buyingRates 12', { ...authority, id: 'rera-test', state: 'Haryana', cities: ['gurgaon'] }),
    put('residentialProjects vatika 0 rera', number),
  ];
  return loadEdited(edits)
    .faults.warnings.filter(({ kind }) => kind === 'rera')
    .map(({ message }) => message);
}

test.each([
  ['HARERA Gurugram', 'RC/REP/HARERA/GGM/860/592/2024/87'],
  ['HARERA Gurugram', 'GGM/860/592/2024/87'],
  ['HARERA Gurugram', 'HARERA/GGM/439/171/2021/07'],
  ['HARERA Gurugram', 'RC / REP / HARERA / GGM / 439 / 171 / 2021 / 07'],
  ['HARERA Gurugram', 'rc/rep/harera/ggm/2018/25'],
  ['HARERA Gurugram', 'HRERA Regn. No. GGM–860–592–2024–87 dated 15.10.2024'],
  ['HARERA Gurugram', '12 of 2018'],
  ['HARERA Panchkula', 'HRERA-PKL-FBD-119-2019'],
  ['HARERA Panchkula', 'RERA-PKL-SNP-163-2019'],
  ['HARERA Panchkula', 'HRERA/PKL/FBD/119/2019'],
  ['HARERA Panchkula', 'Regd. No. 283 of 2017 dated 10.10.2017'],
  ['Delhi RERA', 'DLRERA2018P0004'],
  ['Delhi RERA', 'RERA No. DLRERA-2018-P-0004'],
  ['UP RERA', 'UPRERAPRJ15540'],
  ['UP RERA', 'UPRERAPRJ442214/08/2024'],
  ['UP RERA', 'UP RERA Reg. No. UPRERAPRJ 442214 / 08 / 2024, www.up-rera.in'],
  ['MahaRERA', 'P52100012345'],
  ['MahaRERA', 'MahaRERA No. P52100012345'],
  ['MahaRERA', 'PM1180002400123'],
  ['K-RERA', 'PRM/KA/RERA/1251/310/PR/071223/006454'],
  ['K-RERA', 'PRMKARERA1251310PR071223006454'],
  ['K-RERA', 'PRM-KA-RERA-1251-310-PR-071223-006454'],
  ['K-RERA', 'RERA: PRM/KA/RERA/1251/446/PR/180526/001900'],
  ['Goa RERA', 'PRGO09180566'],
  ['Goa RERA', 'Goa RERA Reg. No: PRGO 09180566'],
])('%s gives %s', (short, number) => {
  expect(warningsOf(short, number)).toEqual([]);
});

test.each([
  ['HARERA Gurugram', 'GGM/860/592'],
  ['HARERA Gurugram', 'HRERA-PKL-FBD-119-2019'],
  ['HARERA Gurugram', 'GGM/1/1/2024/01 & GGM/2/2/2024/02'],
  // The number of an agent, not of a project.
  ['HARERA Panchkula', 'HRERA-PKL-REA-119-2019'],
  ['HARERA Panchkula', 'GGM/860/592/2024/87'],
  ['Delhi RERA', 'DLRERA2018A0004'],
  ['UP RERA', 'UPRERAAGT10202'],
  ['MahaRERA', 'P5210001234'],
  ['MahaRERA', 'A52100012345'],
  ['K-RERA', 'PRM/KA/RERA/1251/310/AG/071223/006454'],
  ['K-RERA', 'PRM/KA/RERA/1251/310/PR/0712'],
  ['Goa RERA', 'AGGO09180566'],
])('%s does not give %s', (short, number) => {
  expect(warningsOf(short, number)).toEqual([`"${number}" does not look like a ${short} number`]);
});

test.each(['Applied for', 'RERA approved', 'Awaited'])('%j is told as no number', (text) => {
  expect(warningsOf('K-RERA', text)).toEqual([`"${text}" is no registration number`]);
});
