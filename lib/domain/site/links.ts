import { parsePhone } from './phone';

export interface Coordinates {
  lat: number;
  lng: number;
}

/** `tel:` link of a phone number as somebody wrote it; with its country code unless it is a local one. */
export function telUrl(phone: string): string {
  const { digits, hasCode } = parsePhone(phone);
  return `tel:${hasCode ? '+' : ''}${digits}`;
}

/** `mailto:` link to an address; signs that would begin a subject or another recipient are part of the address. */
export function mailtoUrl(email: string): string {
  return `mailto:${email.replace(/[%?&#,]/g, encodeURIComponent)}`;
}

/** Text of the floating WhatsApp button (spec 7). */
export const WHATSAPP_GREETING = 'Hello, I am interested in your properties!';

/** WhatsApp deep link with prefilled text, to a phone number as somebody wrote it; an empty one lets choose (spec 7). */
export function whatsappUrl(phone: string, text: string): string {
  return `https://wa.me/${parsePhone(phone).digits}?text=${encodeURIComponent(text)}`;
}

interface WhatsappAnswer {
  name: string;
  phone: string;
  project?: string | undefined;
  /** Who writes: 'Asha of Aangan Estates'. */
  adviser?: string;
}

/** WhatsApp link that answers an enquiry; null for a local number, which the app cannot dial. */
export function whatsappAnswerUrl({ name, phone, project, adviser }: WhatsappAnswer): string | null {
  if (!parsePhone(phone).hasCode) return null;
  const greeting = `Hello ${name}, ${adviser ? `this is ${adviser}. Thank` : 'thank'} you for your enquiry`;
  return whatsappUrl(phone, `${greeting}${project ? ` about ${project}` : ''}.`);
}

interface WhatsappEnquiry {
  /** The project, or another subject of the popup. */
  project: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  /** Our own lines after the fields: configuration, brochure, address of the page; empty ones are left out. */
  extras?: readonly string[];
}

/** Text of the project contact popup: one line for each field that is filled (spec 7, WhatsApp). */
export function whatsappEnquiryText({ project, name, phone, email, message, extras = [] }: WhatsappEnquiry): string {
  const lines = [
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Message', message],
  ].flatMap(([label, value]) => (value?.trim() ? [`${label}: ${value.trim()}`] : []));
  return [`Hello, I am interested in ${project}.`, ...lines, ...extras.filter(Boolean)].join('\n');
}

/** Text of a message to an adviser about a project: the specification's sentence, then the page (spec 7, WhatsApp). */
export function projectWhatsappText(project: string, pageUrl: string): string {
  return `Hello, I am interested in ${project}.\n${pageUrl}`;
}

/** Maps directions to a point, degrees (spec 2, Location). */
export function directionsUrl({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** A map around a point, degrees, to be shown in a frame (spec 2, Contact Us page). */
export function mapEmbedUrl({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps?q=${lat},${lng}&z=15&output=embed`;
}

/** Whether an address leaves the site and so opens in a new tab. */
export function isExternalUrl(href: string): boolean {
  return /^https?:\/\//i.test(href);
}
