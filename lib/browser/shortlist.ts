import { parseKept, SHORTLIST_MAX, type KeptProject } from '@/lib/domain/kept-project';
import { deviceText } from './device-text';

/** What is written another way takes the next number. */
const kept = deviceText('shortlist.1');

/** The projects kept on this device, the latest first. */
export function readShortlist(): KeptProject[] {
  return parseKept(kept.read(), SHORTLIST_MAX);
}

export function writeShortlist(list: readonly KeptProject[]): void {
  kept.write(JSON.stringify(list.slice(0, SHORTLIST_MAX)));
}

export const watchShortlist = kept.watch;
