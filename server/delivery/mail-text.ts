import { mailtoUrl, telUrl, whatsappAnswerUrl } from '@/lib/domain/site/links';
import { escapeHtml } from '../enquiry/page-frame';
import { aboutText, factsOf, projectOf, toHttpUrl } from '../enquiry/describe';
import type { Office, OfficeProjects } from '../enquiry/office';
import type { Letter } from '../store/deliveries';
import type { StoredEnquiry } from '../store/enquiry-row';
import { toIndianTime } from '../enquiry/indian-time';
import { shortText } from '@/lib/domain/site/cut-text';

interface MailText {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  headers: Record<string, string>;
}

const SUBJECT_WORDS = 60;
// Mail that a program sends: out-of-office programs do not answer it.
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/**
 * The office's mail: who asks for what, and links to call, to write on WhatsApp and to the page. Senders can claim any
 * page, so only one of the site at `siteUrl` is a link.
 */
export function enquiryMail(enquiry: StoredEnquiry, siteUrl: string, projects: OfficeProjects): MailText {
  const { name, phone, email, message, source, isSuspect } = enquiry;
  const host = toHttpUrl(source)?.host;
  const isOwnPage = host !== undefined && host === toHttpUrl(siteUrl)?.host;
  const whatsapp = whatsappAnswerUrl({ name, phone, project: projectOf(enquiry, projects)?.name });
  const links = [
    ['Call', telUrl(phone)],
    ...(whatsapp ? [['WhatsApp', whatsapp]] : []),
    ...(email ? [['Write', mailtoUrl(email)]] : []),
    ...(isOwnPage ? [['Page', source]] : []),
  ] as [string, string][];
  const facts = [
    ['Name', name],
    ['Phone', phone],
    ['E-mail', email || 'not given'],
    ...factsOf(enquiry, projects),
    ['Received', `${toIndianTime(enquiry.receivedAt)} IST`],
    ...(source && !isOwnPage ? [['Page', `${source} (not a page of this site)`]] : []),
    ...(isSuspect ? [['Note', 'Perhaps not sent by a person: a program or another site may have sent it.']] : []),
  ] as [string, string][];
  const [first = ''] = message.split('\n', 1);
  const about = shortText(aboutText(enquiry, projects) || first, SUBJECT_WORDS);
  return {
    subject: `${isSuspect ? 'Check: enquiry' : 'Enquiry'}: ${[about, name].filter(Boolean).join(' – ')}`,
    text: [
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      message || '(no message)',
      '',
      ...links.map(([label, href]) => `${label}: ${href}`),
      '',
    ].join('\n'),
    html: `<!doctype html><html lang="en-IN"><body style="font-family:sans-serif">
<table>${facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>
<p style="white-space:pre-wrap">${escapeHtml(message || '(no message)')}</p>
<p>${links.map(([label, href]) => `<a href="${escapeHtml(href)}">${label}</a>`).join(' · ')}</p>
</body></html>`,
    ...(email ? { replyTo: { name, address: email } } : {}),
    headers: HEADERS,
  };
}

/** A mail of plain paragraphs. */
function mailOf(subject: string, paragraphs: readonly string[], headers: MailText['headers'] = HEADERS): MailText {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-IN"><body>${paragraphs.map((text) => `<p style="white-space:pre-line">${escapeHtml(text)}</p>`).join('')}</body></html>`,
    headers,
  };
}

/** The mail of a letter; one that can be ended says so to the mail program, too (RFC 8058). */
export function letterMail({ subject, paragraphs, unsubscribe }: Letter): MailText {
  const ending: MailText['headers'] = unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
  return mailOf(subject, paragraphs, { ...HEADERS, ...ending });
}

/** The office's mail about an enquiry whose own mail was refused: it has nothing that a visitor typed. */
export function plainMail({ receivedAt }: StoredEnquiry): MailText {
  const time = toIndianTime(receivedAt);
  return mailOf(`Enquiry of ${time}: see the inbox`, [
    `An enquiry came at ${time} IST. The mail server refused the mail with its text: see the inbox, or the list of enquiries.`,
  ]);
}

/** The office's mail in place of many. */
export const SUMMARY_MAIL = mailOf('Many enquiries: see the inbox', [
  'Many enquiries came within an hour. So that they do not fill this mailbox, those of the last minutes have this one mail: see the inbox, or the list of enquiries.',
]);

/**
 * The visitor's confirmation. It repeats nothing that was typed, because anybody can type somebody else's address into
 * the form.
 */
export function confirmationMail({ name, phone, email }: Office): MailText {
  const contact = [phone, email].filter(Boolean).join(' or ');
  const paragraphs = [
    'Thank you. We have received your enquiry and will call you during office hours.',
    ...(contact ? [`If it cannot wait, you reach us at ${contact}.`] : []),
    'If you did not write to us, somebody has entered your address by mistake: there is nothing to do.',
    name,
  ].filter(Boolean);
  return mailOf(`We have received your enquiry${name ? ` | ${name}` : ''}`, paragraphs, {
    'Auto-Submitted': 'auto-replied',
  });
}
