import 'server-only';
import { formatFault, sortFaults, type Fault, type FaultList, type WarningKind } from '../files/faults';

const EXAMPLES_PER_KIND = 3;

const WARNING_HEADS: Record<WarningKind, string> = {
  default: 'missing, a default stands in',
  'unread text': 'not understood',
  picture: 'without a picture file',
  'unknown field': 'read by nothing',
  percentages: 'of payment plans that do not sum to 100 %',
  name: 'with a name that differs',
  spelling: 'of names in two spellings, each of which is a place, a developer or a city of its own',
  'default picture': 'missing, so that no project shows the default picture',
  repeat: 'with the picture of a neighbour',
  configuration: 'that the configurations of the project contradict',
  'old rate': 'of rates that were checked more than 180 days ago',
  map: 'of homes that are not on the map of their city',
  rera: 'of registration, of another shape than the authority’s',
  possession: 'of homes under construction whose possession is past',
  agent: 'missing: our own number as agent',
};

/** Every error, one line each, in the order of the files. */
export function formatErrors(faults: FaultList): string {
  return sortFaults(faults.errors).map(formatFault).join('\n');
}

/** Warnings by kind: how many, and the first few or all of them. */
export function formatWarnings(faults: FaultList, detail: 'examples' | 'all'): string {
  const groups = Object.entries(WARNING_HEADS).map(([kind, head]) => ({
    head,
    faults: sortFaults(faults.warnings.filter((fault) => fault.kind === kind)),
  }));
  return groups
    .filter((group) => group.faults.length > 0)
    .map((group) => formatGroup(group.head, group.faults, detail === 'all' ? Infinity : EXAMPLES_PER_KIND))
    .join('\n');
}

function formatGroup(head: string, faults: readonly Fault[], limit: number): string {
  const shown = faults.slice(0, limit).map((fault) => `  ${formatFault(fault)}`);
  const rest = faults.length - shown.length;
  const more = rest > 0 ? [`  … and ${rest} more (npm run check:content -- --warnings lists all)`] : [];
  return [`${faults.length} ${faults.length === 1 ? 'value' : 'values'} ${head}:`, ...shown, ...more].join('\n');
}
