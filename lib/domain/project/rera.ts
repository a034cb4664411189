import type { Project } from './project';

/** What stands before a number: 'HARERA Regd. No.:', 'MahaRERA Registration Number -', 'Registered under RERA, no.'. */
const LABEL =
  /^[(*"]*(?:(?:(?:[a-z]+[ -])?[a-z]*rera\b(?![-/\d])|real estate regulatory authority|projects?|reg(?:d|n|istered|istration)?\b\.?|approved|approval|certificate|under|with|by|vide|(?:no|nos|number|id|code)\b\.?)[ .:,#-]*)*/i;
/** What stands behind it: a date, the authority's site, a phase. */
const BEHIND = /[\s,;|(]+(?:dated?|dt\b\.?|valid|w\.?e\.?f\b|issued|visit|https?:|www\.|website|phase|tower).*$/i;

/**
 * A registration number as an advertisement prints it, 'RERA Regn. No.: GGM/860/592/2024/87 dated 15.10.2024', alone; empty
 * where the text holds no digit ('Applied for').
 */
export function toReraNumber(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const number = plain
    .replace(LABEL, '')
    .replace(BEHIND, '')
    .replace(/[ .,;)*"]+$/, '');
  if (/\d/.test(number)) return number;
  return /\d/.test(plain) ? plain : '';
}

/** Whether a number has the shape of an authority's, whatever its case and blanks. */
export function hasReraShape(number: string, shape: string): boolean {
  const pattern = new RegExp(shape, 'i');
  return pattern.test(number) || pattern.test(number.replace(/ /g, ''));
}

/** Project fields that the RERA state depends on. */
export type ReraFacts = Pick<Project, 'rera' | 'reraExempt' | 'status'>;

/** What a record says of its registration (routes-and-content, Project page). */
export type ReraState =
  | { kind: 'registered'; number: string }
  | { kind: 'exempt'; reason: string }
  | { kind: 'awaited' }
  | { kind: 'unknown' };

/** A number counts before a reason for exemption; a launch without either awaits its number. */
export function reraStateOf({ rera, reraExempt, status }: ReraFacts): ReraState {
  if (rera) return { kind: 'registered', number: rera };
  if (reraExempt) return { kind: 'exempt', reason: reraExempt };
  return status !== null && /^new launch$/i.test(status) ? { kind: 'awaited' } : { kind: 'unknown' };
}

/** The state in a few words, for a list of facts. */
export function formatRera(state: ReraState): string {
  switch (state.kind) {
    case 'registered':
      return state.number;
    case 'exempt':
      return `Exempt: ${state.reason}`;
    case 'awaited':
      return 'Number awaited';
    case 'unknown':
      return 'Approval papers are shared on request';
  }
}
