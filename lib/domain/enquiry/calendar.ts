import { MINUTE_MS } from './civil-date';

export interface CalendarEvent {
  /** The same for the same event, so that a calendar does not add it twice. */
  uid: string;
  /** Creation time of the file, ms since 1970. */
  stampMs: number;
  startMs: number;
  durationMinutes: number;
  title: string;
  description: string;
}

const LINE_OCTETS = 75;

/** A calendar file with one event that still has to be confirmed (RFC 5545; times in UTC). */
export function toIcs(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${toUtcStamp(event.stampMs)}`,
    `DTSTART:${toUtcStamp(event.startMs)}`,
    `DTEND:${toUtcStamp(event.startMs + event.durationMinutes * MINUTE_MS)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261128T053000Z`. */
function toUtcStamp(timeMs: number): string {
  return new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/[\u0000-\u001f\u007f]/g, ' ');
}

/** Folds a line at 75 octets of UTF-8, between characters; continuation lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
