import { useEffect } from 'react';
import { sendEvent } from '@/lib/browser/visitor/analytics';
import { clickEvent } from '@/lib/domain/visitor/analytics';

/** Sends the five events of spec 7. One listener serves the whole page; enquiry forms dispatch their own event. */
export function useAnalytics(endpoint: string | null) {
  useEffect(() => {
    const stop = new AbortController();
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a');
      const card = link?.closest('[data-developer]')?.getAttribute('data-developer');
      const found = clickEvent(link?.getAttribute('href') ?? '', card);
      // If a dialog has replaced the WhatsApp link, the visitor has not followed it.
      if (found && !(defaultPrevented && found.event === 'whatsapp_click')) sendEvent(found, endpoint);
    };
    const onAccepted = ({ detail }: CustomEventInit<{ channel: string }>) =>
      sendEvent({ event: 'form_submit', form: detail?.channel ?? '' }, endpoint);
    document.addEventListener('click', onClick, stop);
    document.addEventListener('enquiry:accepted', onAccepted, stop);
    sendEvent({ event: 'page_view' }, endpoint);
    return () => stop.abort();
  }, [endpoint]);
}
