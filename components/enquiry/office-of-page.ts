const linkTo = (start: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-floating] a[href^="${start}"]`)?.href;

/**
 * The office's numbers as the floating buttons of every page have them, so that no form repeats them in the HTML;
 * `whatsapp` is digits with country code.
 */
export function officeOfPage(phone?: string): { phone?: string; whatsapp?: string } {
  return {
    phone: phone ?? linkTo('tel:')?.slice('tel:'.length),
    whatsapp: /wa\.me\/(\d+)/.exec(linkTo('https://wa.me/') ?? '')?.[1],
  };
}
