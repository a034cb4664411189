/** What happened, and nothing about who: no name, number, address or text of a visitor (spec 7, Analytics). */
export type AnalyticsEvent =
  | { event: 'page_view' | 'phone_click' | 'whatsapp_click' }
  | { event: 'developer_click'; developer: string }
  /** The kind of form, never what stands in it. */
  | { event: 'form_submit'; form: string };

/** Which of the five a click on a link is, by its address and the developer card it stands in; null for all others. */
export function clickEvent(href: string, cardDeveloper?: string | null): AnalyticsEvent | null {
  if (href.startsWith('tel:')) return { event: 'phone_click' };
  if (href.startsWith('https://wa.me/')) return { event: 'whatsapp_click' };
  const developer = cardDeveloper ?? /^\/project-details\/([^/?#]+)$/.exec(href)?.[1];
  return developer ? { event: 'developer_click', developer } : null;
}
