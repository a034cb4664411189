import { formatRupees } from '../project/price';
import {
  type ByOwner,
  DUTY_LINES,
  type DutyCase,
  type DutyLine,
  dutyRate,
  OWNERS,
  type Slab,
  slabValue,
} from '../project/rates';

/** A line's rule in words: 'man 7 %, woman 5 %, joint 6 %'. */
export function describeDuty(line: DutyLine): string {
  const { ofLine, maxRupees, rebate, firstSaleSlabs, homesOnly } = line;
  const of = ofLine === null ? '' : ` of the ${DUTY_LINES[ofLine].toLowerCase()}`;
  const parts = [
    describeSlabs(line.slabs, line.unit) + of,
    maxRupees === null ? '' : `at most ${formatRupees(maxRupees)}`,
    homesOnly.length === 0 ? '' : `the lower rate of a ${homesOnly.join(' and ')} for homes only`,
    firstSaleSlabs ? `an apartment sold for the first time: ${describeSlabs(firstSaleSlabs, line.unit)}` : '',
    rebate ? describeRebate(rebate) : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** The part of a line's rule that holds for a purchase: '7 % of ₹ 1.34 Cr'; without an owner, the rates of all. */
export function describeDutyAt(line: DutyLine, bought: Omit<DutyCase, 'owner'> & Partial<DutyCase>): string {
  const { valueRupees, isFirstSaleFlat, owner } = bought;
  if (line.unit === 'rupees') return `the fee for a value of ${formatRupees(valueRupees)}`;
  const slabs = isFirstSaleFlat && line.firstSaleSlabs ? line.firstSaleSlabs : line.slabs;
  const value = owner ? dutyRate(line, { ...bought, owner }) : (slabValue<ByOwner>(slabs, valueRupees) ?? 0);
  const holds = { ...line, slabs: [{ upToRupees: null, value }], firstSaleSlabs: null };
  const rebate = line.rebate && valueRupees <= line.rebate.maxValueRupees ? line.rebate : null;
  const words = describeDuty({ ...holds, rebate, homesOnly: owner || bought.isHome ? [] : line.homesOnly });
  if (line.ofLine !== null) return words;
  const [rates = '', ...rest] = words.split('; ');
  return [`${rates} of ${formatRupees(valueRupees)}`, ...rest].join('; ');
}

function describeRebate({ percent, share, maxValueRupees }: NonNullable<DutyLine['rebate']>): string {
  const owners = OWNERS.filter((owner) => share[owner]);
  const less = owners.map((owner) => `${owner} ${percent * (share[owner] ?? 0)} %`).join(', ');
  return `less up to ${formatRupees(maxValueRupees)}: ${less}`;
}

function describeSlabs(slabs: readonly Slab<ByOwner>[], unit: DutyLine['unit']): string {
  const inUnit = (value: number) => (unit === 'percent' ? `${value} %` : formatRupees(value));
  const words = (value: ByOwner) =>
    typeof value === 'number' ? inUnit(value) : OWNERS.map((owner) => `${owner} ${inUnit(value[owner])}`).join(', ');
  if (slabs.length === 1) return slabs.map(({ value }) => words(value)).join('');
  return slabs
    .map(
      ({ upToRupees, value }) =>
        `${words(value)} ${upToRupees === null ? 'above' : `up to ${formatRupees(upToRupees)}`}`,
    )
    .join('; ');
}
