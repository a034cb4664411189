/** An event without personal data: no name, number, address or text of a visitor (spec 7, Analytics). */
export type AnalyticsEvent =
  | { event: 'page_view' | 'phone_click' | 'whatsapp_click' }
  | { event: 'developer_click'; developer: string }
  /** The kind of form, never its content. */
  | { event: 'form_submit'; form: string };

/** The event of a click on a link, by its address and the developer card around it; null for all other links. */
export function clickEvent(href: string, cardDeveloper?: string | null): AnalyticsEvent | null {
  if (href.startsWith('tel:')) return { event: 'phone_click' };
  if (href.startsWith('https://wa.me/')) return { event: 'whatsapp_click' };
  const developer = cardDeveloper ?? /^\/project-details\/([^/?#]+)$/.exec(href)?.[1];
  return developer ? { event: 'developer_click', developer } : null;
}
