import { ROUTES } from '@/lib/domain/site/routes';
import { escapeHtml, pageFrame } from '../enquiry/page-frame';
import { PAGE_POLICY, textResponse } from '../enquiry/reply';

interface AlertPage {
  siteName: string;
  kind: 'confirm' | 'end';
  /** What somebody is told of: listings with their filters in words; none if the address of the page is not known. */
  lines: readonly { address: string; words: string }[];
  /** Whether the button was pressed. */
  isDone: boolean;
  /** Otherwise a message to a number. */
  isMail: boolean;
}

const TEXTS = {
  confirm: {
    ask: [
      'Shall we tell you?',
      'A mail, at most once a day, when a new home fits or a price drops. Each has a link that ends them.',
    ],
    done: [
      'We tell you',
      'A mail comes when a new home fits or a price drops, at most once a day. Each has a link that ends them.',
    ],
    button: 'Yes, tell me',
  },
  end: {
    ask: ['End the mails?', 'We forget your address, and tell you of none of these any more.'],
    done: ['The mails are ended', 'We have forgotten your address.'],
    button: 'End the mails',
  },
} as const;
const UNKNOWN = ['Nothing here', 'These mails were ended, or the address of this page is not complete.'] as const;

/** Asks once more before somebody is told or not told any more: mail programs open links by themselves. */
export function alertPage({ siteName, kind, lines, isDone, isMail }: AlertPage): string {
  const texts = TEXTS[kind];
  const said = (words: string) =>
    isMail ? words : words.replaceAll('mail', 'message').replaceAll('address', 'number');
  const [heading, text] = lines.length === 0 ? UNKNOWN : isDone ? texts.done : texts.ask;
  const items = lines.map(({ address, words }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></li>`);
  const form = `<form method="post"><button type="submit">${said(texts.button)}</button></form>`;
  return pageFrame({
    heading: said(heading),
    siteName,
    head: ['<meta name="referrer" content="no-referrer">'],
    lines: [
      `<p>${said(text)}</p>`,
      items.length > 0 ? `<ul>${items.join('')}</ul>` : '',
      lines.length > 0 && !isDone ? form : `<p><a href="${ROUTES.projects}">All projects</a></p>`,
    ],
  });
}

export function toAlertResponse(request: Request, status: number, page: string): Response {
  return textResponse(request, status, page, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
