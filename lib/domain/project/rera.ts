import type { Project } from './project';

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
