import { formatDate } from '../enquiry/indian-time';
import type { Letter } from '../store/deliveries';
import type { ReportRow } from '../store/report';
import { countOf } from './words';

interface Digest {
  /** Indian date of today. */
  day: string;
  /** Yesterday and the seven days to yesterday, by adviser; these by source. */
  yesterday: readonly ReportRow[];
  week: readonly ReportRow[];
  bySource: readonly ReportRow[];
  /** Who is due today, a line each. */
  due: readonly string[];
  /** Address of the inbox; empty if it is not known. */
  inboxLine: string;
}

type Counts = Omit<ReportRow, 'name' | 'reasons'>;

/** The office's morning mail. */
export function digestLetter({ day, yesterday, week, bySource, due, inboxLine }: Digest): Letter {
  const paragraphs = [
    `Yesterday: ${countsText(sumOf(yesterday))}.\nThe seven days until then: ${countsText(sumOf(week))}.`,
    partText('These seven days by adviser', week),
    partText('By source', bySource),
    due.length > 0 ? [`Due today: ${due.length}`, ...due].join('\n') : 'Nobody is due today.',
    inboxLine,
  ];
  return { to: '', subject: `The day: ${formatDate(day)}`, paragraphs: paragraphs.filter(Boolean) };
}

function sumOf(rows: readonly ReportRow[]): Counts {
  const sum = (count: keyof Counts) => rows.reduce((total, row) => total + row[count], 0);
  return {
    ...{ enquiries: sum('enquiries'), withinHour: sum('withinHour'), visit: sum('visit') },
    ...{ won: sum('won'), lost: sum('lost') },
  };
}

/** '5 enquiries, 4 answered within an hour, 1 visit, 0 won, 2 lost'. */
function countsText({ enquiries, withinHour, visit, won, lost }: Counts): string {
  const came = countOf(enquiries, 'enquiry', 'enquiries');
  return `${came}, ${withinHour} answered within an hour, ${countOf(visit, 'visit', 'visits')}, ${won} won, ${lost} lost`;
}

function partText(heading: string, rows: readonly ReportRow[]): string {
  const lines = rows.map((row) => `${row.name || 'Not known'}: ${countsText(row)}`);
  return lines.length > 0 ? [`${heading}:`, ...lines].join('\n') : '';
}
