import { parseSaved, SHORTLIST_MAX, type SavedProject } from '@/lib/domain/visitor/saved-project';
import { deviceText } from '../device-text';

/** A new format takes the next number. */
const kept = deviceText('shortlist.1');

/** The projects saved on this device, latest first. */
export function readShortlist(): SavedProject[] {
  return parseSaved(kept.read(), SHORTLIST_MAX);
}

export function writeShortlist(list: readonly SavedProject[]): void {
  kept.write(JSON.stringify(list.slice(0, SHORTLIST_MAX)));
}

export const watchShortlist = kept.watch;
