import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';

export type OfficeFacts = Pick<Site, 'name' | 'phone' | 'email'>;

/** Escapes characters that have a meaning in HTML or in the settings of nginx. */
const escape = (text: string) => text.replace(/[&<>"'$\\\p{Cc}]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Page for a visitor without JavaScript while the endpoint is down. It loads no other file. */
export function unreachablePage({ name, phone, email }: OfficeFacts): string {
  const link = (address: string, text: string) => `<a href="${escape(address)}">${escape(text)}</a>`;
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Your enquiry was not sent | ${escape(name)}</title></head><body><main>`,
    '<h1>Your enquiry was not sent</h1>',
    `<p>We cannot take enquiries here at the moment. Please call us on ${link(telUrl(phone), phone)} or write to ${link(mailtoUrl(email), email)}.</p>`,
    `<p>You can also go back and send it again in a few minutes. ${link(ROUTES.contact, 'To the contact page')}</p>`,
    '</main></body></html>',
  ].join('');
}
