import 'server-only';
import { isOngoing } from '@/lib/domain/project/project';
import { hasReraShape, toReraNumber } from '@/lib/domain/project/rera';
import { toUsualStatus } from '@/lib/domain/project/status';
import { monthOf } from '@/lib/domain/site/month';
import { parseMonth } from '@/lib/domain/site/month-text';
import { buildDay } from '../files/build-day';
import { cityNamed } from '../files/names';
import type { Entry } from '../files/loaded-file';
import type { RawProject } from '../schemas/project';
import { projectEntries, type CheckContext } from './context';

/** Numbers of the sample content. */
const SAMPLE = /^SAMPLE-/;

/** What a page says of registration, agent and possession must be there and be likely (routes-and-content, Trust). */
export function checkTrust(context: CheckContext): void {
  for (const entry of projectEntries(context.content)) {
    checkParts(entry, context);
    checkShapes(entry, context);
    checkPossession(entry, context);
  }
  checkAgents(context);
}

/** The certificate's code and the phases belong to a number. */
function checkParts({ position, value }: Entry<RawProject>, { faults }: CheckContext): void {
  const { rera, reraQr, reraPhases = [] } = value;
  const own = rera && toReraNumber(rera);
  if (reraPhases.length > 0 && !reraPhases.some(({ number }) => toReraNumber(number) === own))
    faults.error(position, ['rera'], 'expected the number of one of reraPhases');
  if (reraQr && !rera) faults.error(position, ['reraQr'], 'a code of a certificate without its number in rera');
}

/** A number of another shape than its authority's gives a warning, never an error. */
function checkShapes({ position, value }: Entry<RawProject>, { content, faults }: CheckContext): void {
  const slug = cityNamed(content, value.city ?? '')?.slug;
  const state = content.cities.entries.find(({ key }) => key === slug)?.value.state;
  const authorities = content.buyingRates.entries.flatMap(({ value: rate }) => (rate.kind === 'authority' ? rate : []));
  const authority =
    authorities.find(({ cities }) => slug !== undefined && cities?.includes(slug)) ??
    authorities.find((each) => each.cities === undefined && each.state === state);
  const numbers: [(string | number)[], string | undefined][] = [
    [['rera'], value.rera],
    ...(value.reraPhases ?? []).map(({ number }, at): [(string | number)[], string] => [
      ['reraPhases', at, 'number'],
      number,
    ]),
  ];
  for (const [field, text] of numbers) {
    if (!text?.trim() || SAMPLE.test(text)) continue;
    const number = toReraNumber(text);
    if (!number) faults.warn('rera', position, field, `"${text}" is no registration number`);
    else if (authority?.numbers && !hasReraShape(number, authority.numbers))
      faults.warn('rera', position, field, `"${text}" does not look like a ${authority.short} number`);
  }
}

function checkPossession({ position, value }: Entry<RawProject>, { faults }: CheckContext): void {
  if (!isPossessionPast(value)) return;
  const { possession, projectStatus } = value;
  faults.warn('possession', position, ['possession'], `"${possession}" is past, and the status is ${projectStatus}`);
}

/** Whether the stated possession is of a month before that of the build, and the project is still under construction. */
export function isPossessionPast({
  possession = '',
  projectStatus = '',
}: Pick<RawProject, 'possession' | 'projectStatus'>): boolean {
  const month = parseMonth(possession);
  const isPast = month !== null && month < monthOf(buildDay());
  return isPast && isOngoing({ status: toUsualStatus(projectStatus) });
}

/** Agents name their own number where they sell; one whose last day is past counts as none. */
function checkAgents({ content, faults }: CheckContext): void {
  const [site] = content.site.entries;
  if (!site) return;
  const agents = site.value.reraAgents ?? [];
  const slugs = projectEntries(content).map(({ value }) => cityNamed(content, value.city ?? '')?.slug);
  const sold = content.cities.entries.filter(({ key }) => slugs.includes(key));
  for (const state of new Set(sold.map(({ value }) => value.state))) {
    const own = agents.filter((agent) => agent.state === state);
    if (own.some(({ validUntil = buildDay() }) => validUntil >= buildDay())) continue;
    const lack = own.length > 0 ? 'our number as agent has run out' : 'no number of ours as agent';
    faults.warn('agent', site.position, ['reraAgents'], `${state}: ${lack}, and homes there are listed`);
  }
}
