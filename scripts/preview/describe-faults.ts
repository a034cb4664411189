import { formatFault, sortFaults, type Fault } from '@/lib/content/files/faults';
import { formatCount } from '@/lib/domain/site/display-text';

/** Number of lines that fit on a screen. */
const MAX_LINES = 30;

/**
 * Message after a save: all current errors with the new ones marked, and the number of fixed ones. Null if there is no
 * error and nothing changed.
 */
export function describeFaults(before: readonly Fault[], after: readonly Fault[]): string | null {
  // The line number is ignored, because edits above the fault change it.
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
