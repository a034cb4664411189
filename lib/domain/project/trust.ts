import { formatDay, formatMonth } from '../site/month';
import { parseMonth } from '../site/month-text';
import {
  areaKindOf,
  formatConfigurationArea,
  rateOf,
  type Configuration,
  type ConfigurationRate,
} from './configuration';
import type { Project } from './project';
import { reraStateOf, type ReraState } from './rera';

/** Days after which a price is asked for again (routes-and-content, Trust). */
export const FRESH_DAYS = 90;

export const CHECKED_WORDS = 'Price and availability checked with the developer on';
export const ASK_WORDS = 'Ask for today’s price';

/** Whole days from an ISO day, which begins at midnight UTC, to a time in ms. */
export function daysSince(isoDay: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(isoDay)) / 86_400_000);
}

/** An authority of the Act of 2016. */
export interface ReraAuthority {
  id: string;
  /** 'HARERA Gurugram'. */
  short: string;
  siteUrl: string;
  state: string;
  /** Cities it is for; empty: all others of the state. */
  citySlugs: string[];
}

/** A registration number, and what is known of it. */
export interface Registration {
  /** 'Phase 1'; null where one number is for all. */
  name: string | null;
  number: string;
  /** Completion and validity of a phase. */
  facts: string[];
}

/** When price and availability were last checked with the developer; `day` is an ISO day. */
export type LastCheck = { kind: 'never' } | { kind: 'fresh'; day: string } | { kind: 'old' };

/** What a project's page says of its registration and of how fresh it is, ready to show. */
export interface ProjectTrust {
  rera: ReraState;
  registrations: Registration[];
  authority: Pick<ReraAuthority, 'short' | 'siteUrl'> | null;
  /** Address of the registration, else of the authority's site; null without either. */
  href: string | null;
  /** The certificate's own code, else ours, which is never called the registration's; null without a registration. */
  qr: { src: string; caption: string } | null;
  /** At the lowest price, for the area of that unit; null where either is unknown. */
  rate: ConfigurationRate | null;
  /** Completion, possession, validity, area and its price. */
  facts: string[];
  sentence: string;
  checked: LastCheck;
  /** 'Page changed on 11 Nov 2026'. */
  changedText: string | null;
}

type TrustFacts = Pick<
  Project,
  | 'rera'
  | 'reraExempt'
  | 'reraUrl'
  | 'reraCompletion'
  | 'reraValidUntil'
  | 'reraPhases'
  | 'carpetAreaText'
  | 'status'
  | 'possession'
  | 'areaText'
  | 'checkedAt'
  | 'updatedAt'
>;

interface TrustSource {
  project: TrustFacts;
  /** The unit that has the lowest price, if the record says which. */
  unit: Configuration | null;
  authority: ReraAuthority | null;
  /** Addresses of pictures: the certificate's own code, and ours of `href`. */
  qr: { certificate: string | null; own: string | null };
  /** Our own number as agent in the state, if we have one. */
  agentNumber: string | null;
  /** ISO day. */
  today: string;
}

const CARPET_WORDS = 'as the developer states it; ask for the carpet area';

/** The authority of a city: its own, else its state's. */
export function authorityOf(
  authorities: readonly ReraAuthority[],
  place: { citySlug: string; state: string | null },
): ReraAuthority | null {
  const own = authorities.find(({ citySlugs }) => citySlugs.includes(place.citySlug));
  return own ?? authorities.find(({ state, citySlugs }) => state === place.state && citySlugs.length === 0) ?? null;
}

/** Registration, dates and freshness of a project (routes-and-content, Trust). */
export function toTrust({ project, unit, authority, qr, agentNumber, today }: TrustSource): ProjectTrust {
  const rera = reraStateOf(project);
  const { reraUrl, reraPhases, checkedAt, updatedAt } = project;
  const isFresh = checkedAt !== null && daysSince(checkedAt, Date.parse(today)) <= FRESH_DAYS;
  const isRegistered = rera.kind === 'registered';
  const rate = unit && rateOf(unit);
  const ownCaption = reraUrl ? `Opens the project on ${authority?.short ?? hostOf(reraUrl)}` : null;
  return {
    rera,
    registrations: !isRegistered
      ? []
      : reraPhases.length === 0
        ? [{ name: null, number: rera.number, facts: [] }]
        : reraPhases.map(({ name, number, completion, validUntil }) => ({
            ...{ name, number },
            facts: [
              ...(completion ? [`completion declared: ${completion}`] : []),
              ...(validUntil ? [`valid until ${formatDay(validUntil)}`] : []),
            ],
          })),
    authority: authority && { short: authority.short, siteUrl: authority.siteUrl },
    href: reraUrl ?? authority?.siteUrl ?? null,
    qr: !isRegistered
      ? null
      : qr.certificate
        ? { src: qr.certificate, caption: 'QR code of the registration certificate' }
        : qr.own
          ? { src: qr.own, caption: ownCaption ?? `Opens ${hostOf(authority?.siteUrl ?? '')}` }
          : null,
    rate,
    facts: [...(isRegistered ? datesOf(project) : []), ...areaFacts(project, unit, rate)],
    sentence: sentenceOf(rera, authority, agentNumber, checkedAt),
    checked: checkedAt === null ? { kind: 'never' } : isFresh ? { kind: 'fresh', day: checkedAt } : { kind: 'old' },
    changedText: updatedAt === null ? null : `Page changed on ${formatDay(updatedAt)}`,
  };
}

/** 'Price and availability checked with the developer on 4 Nov 2026', 'Ask for today’s price'; null without a check. */
export function formatCheck(checked: LastCheck): string | null {
  if (checked.kind === 'never') return null;
  return checked.kind === 'old' ? ASK_WORDS : `${CHECKED_WORDS} ${formatDay(checked.day)}`;
}

const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1] ?? address;

function datesOf({ reraCompletion, reraValidUntil, possession, checkedAt }: TrustFacts): string[] {
  const declared = parseMonth(reraCompletion ?? '');
  const promised = parseMonth(possession ?? '');
  const late = declared !== null && promised !== null ? promised - declared : 0;
  const asOf = checkedAt === null ? '' : `, as of ${formatDay(checkedAt)}`;
  return [
    ...(declared === null ? [] : [`Completion declared to the authority: ${formatMonth(declared)}`]),
    ...(late > 0
      ? [`The developer’s possession is ${late === 1 ? 'a month' : `${late} months`} after the declared date`]
      : []),
    ...(reraValidUntil ? [`Registration valid until ${formatDay(reraValidUntil)}${asOf}`] : []),
  ];
}

/** Carpet area where the record has it, and what a square foot costs, of which area. */
function areaFacts(
  { carpetAreaText, areaText }: TrustFacts,
  unit: Configuration | null,
  rate: ConfigurationRate | null,
): string[] {
  const kind = unit?.areaKind ?? areaKindOf(areaText);
  const drawn =
    unit?.carpetSqft === undefined ? '' : `, of which ${unit.carpetSqft.toLocaleString('en-IN')} are carpet area`;
  const asksCarpet = carpetAreaText === null && !drawn && (kind === 'unknown' || kind === 'super');
  // A floor is part of what its label names: 'SCO plot 126 sq.yd'.
  const area = unit && (kind === 'floor' ? unit.label : formatConfigurationArea(unit));
  return [
    ...(carpetAreaText === null ? [] : [`Carpet area ${carpetAreaText}`]),
    ...(rate
      ? [
          `₹ ${rate.rupees.toLocaleString('en-IN')} a ${rate.unit} for ${area}${drawn}${asksCarpet ? `, area ${CARPET_WORDS}` : ''}`,
        ]
      : asksCarpet
        ? [`Area ${CARPET_WORDS}`]
        : []),
  ];
}

function sentenceOf(
  rera: ReraState,
  authority: ReraAuthority | null,
  agentNumber: string | null,
  checkedAt: string | null,
): string {
  if (rera.kind === 'exempt') return `No registration is needed: ${rera.reason}. The papers are shared on request.`;
  if (rera.kind !== 'registered') {
    return (
      'No registration number on file. Projects on up to 500 sq.m or with up to eight homes, and buildings completed ' +
      'before registration, need none; for any other, do not pay before you have it. Approval papers are shared on request.'
    );
  }
  const checked = checkedAt === null ? '' : ` and were last checked on ${formatDay(checkedAt)}`;
  const compare = authority ? ` Compare them on ${hostOf(authority.siteUrl)} before you pay.` : '';
  const agent =
    agentNumber === null ? 'We are not the developer' : `We are a registered agent (${agentNumber}), not the developer`;
  return (
    `Registration details come from the developer’s papers${checked}.${compare} ${agent}; areas, prices and dates can ` +
    'change, and the agreement for sale counts.'
  );
}
