import { formatFault, sortFaults, type Fault } from '@/lib/content/files/faults';
import { formatCount } from '@/lib/domain/site/display-text';

/** How many lines a screen takes before the first scrolls away. */
const MAX_LINES = 30;

/**
 * What a person who edits content is told after a save: every error there is now, new ones marked, and how many were
 * mended since; null where nothing changed and nothing is wrong.
 */
export function describeFaults(before: readonly Fault[], after: readonly Fault[]): string | null {
  // A line moves with every edit above it; the fault is the same.
  const identity = (fault: Fault) => formatFault({ ...fault, line: null });
  const known = new Set(before.map(identity));
  const present = new Set(after.map(identity));
  const mended = [...known].filter((fault) => !present.has(fault)).length;
  if (after.length === 0) return mended > 0 ? `${formatCount(mended, 'error')} mended: the content is sound.` : null;
  const lines = sortFaults(after).map((fault) => `${known.has(identity(fault)) ? ' ' : '+'} ${formatFault(fault)}`);
  const rest = lines.length - MAX_LINES;
  return [
    `${formatCount(after.length, 'error')}${mended > 0 ? `, ${mended} mended` : ''}; places in a list count from 0:`,
    ...lines.slice(0, MAX_LINES),
    ...(rest > 0 ? [`  … and ${rest} more (npm run check:content lists all)`] : []),
  ].join('\n');
}
