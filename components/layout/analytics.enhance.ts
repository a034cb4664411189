/** Why an enhancer: clicks and sent forms are events of the browser. */
import { sendEvent } from '@/lib/browser/visitor/analytics';
import { clickEvent } from '@/lib/domain/visitor/analytics';

/** Sends the five events of spec 7. One listener serves the whole page; enquiry forms dispatch their own event. */
export function analytics(_root: HTMLElement, signal: AbortSignal, { endpoint }: { endpoint: string | null }): void {
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    const link = (target as Element).closest('a');
    const card = link?.closest('[data-developer]')?.getAttribute('data-developer');
    const found = clickEvent(link?.getAttribute('href') ?? '', card);
    // If a dialog has replaced the WhatsApp link, the visitor has not followed it.
    if (found && !(defaultPrevented && found.event === 'whatsapp_click')) sendEvent(found, endpoint);
  };
  const onAccepted = ({ detail }: CustomEventInit<{ channel: string }>) =>
    sendEvent({ event: 'form_submit', form: detail?.channel ?? '' }, endpoint);
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('enquiry:accepted', onAccepted, { signal });
  sendEvent({ event: 'page_view' }, endpoint);
}
