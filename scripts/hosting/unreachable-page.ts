import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';

export type OfficeFacts = Pick<Site, 'name' | 'phone' | 'email'>;

/** Escapes characters that have a meaning in HTML or in the settings of nginx. */
const escape = (text: string) => text.replace(/[&<>"'$\\\p{Cc}]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Page for a visitor without JavaScript while the endpoint is down. It loads no other file. */
export function unreachablePage({ name, phone, email }: OfficeFacts): string {
  const link = (address: string, text: string) => `<a href="${escape(address)}">${escape(text)}</a>`;
  return page(`Your enquiry was not sent | ${escape(name)}`, 'Your enquiry was not sent', [
    `We cannot take enquiries here at the moment. Please call us on ${link(telUrl(phone), phone)} or write to ${link(mailtoUrl(email), email)}.`,
    `You can also go back and send it again in a few minutes. ${link(ROUTES.contact, 'To the contact page')}`,
  ]);
}

/** Page for the office while the endpoint is down, whose inbox is then not there. */
export function unreachableInboxPage({ name }: OfficeFacts): string {
  return page(`The inbox is not there | ${escape(name)}`, 'The inbox is not there at the moment', [
    'What was stored is safe. What you have just sent may not be saved: load the page again in a few minutes and look.',
    'If it stays away, tell who looks after the server.',
  ]);
}

function page(title: string, heading: string, paragraphs: readonly string[]): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body><main><h1>${heading}</h1>`,
    ...paragraphs.map((text) => `<p>${text}</p>`),
    '</main></body></html>',
  ].join('');
}
