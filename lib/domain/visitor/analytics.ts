/** An event without personal data: no name, number, address or text of a visitor (spec 7, Analytics). */
export type AnalyticsEvent =
  | { event: 'page_view' | 'phone_click' | 'whatsapp_click' }
  | { event: 'developer_click'; developer: string }
  /** The kind of form, never its content. */
  | { event: 'form_submit'; form: string }
  | WebVital;

/** How a page felt, once a visit and metric: milliseconds of LCP and INP, the score of CLS to three digits. */
export interface WebVital {
  event: 'web_vital';
  metric: 'CLS' | 'INP' | 'LCP';
  value: number;
  /** Kind of page, as in the list of kinds. */
  kind: string;
  /** '4g', 'slow-2g' …, as the browser estimates it; 'unknown' where it does not. */
  connection: string;
}

/** The event of a click on a link, by its address and the developer card around it; null for all other links. */
export function clickEvent(href: string, cardDeveloper?: string | null): AnalyticsEvent | null {
  if (href.startsWith('tel:')) return { event: 'phone_click' };
  if (href.startsWith('https://wa.me/')) return { event: 'whatsapp_click' };
  const developer = cardDeveloper ?? /^\/project-details\/([^/?#]+)$/.exec(href)?.[1];
  return developer ? { event: 'developer_click', developer } : null;
}
