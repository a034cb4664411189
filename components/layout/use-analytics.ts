import { useEffect } from 'react';
import { sendEvent } from '@/lib/browser/analytics';
import { clickEvent } from '@/lib/domain/analytics';

/** The five events of spec 7, from one listener for the whole page and what the enquiry forms announce. */
export function useAnalytics(endpoint: string | null) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = (target as Element).closest('a');
      const card = link?.closest<HTMLElement>('[data-developer]')?.dataset['developer'];
      const found = clickEvent(link?.getAttribute('href') ?? '', card);
      // A WhatsApp link that asks for a number first has not been followed.
      if (found && !(defaultPrevented && found.event === 'whatsapp_click')) sendEvent(found, endpoint);
    };
    document.addEventListener('click', onClick, { signal });
    const onAccepted = (event: Event) => {
      sendEvent({ event: 'form_submit', form: (event as CustomEvent<{ channel: string }>).detail.channel }, endpoint);
    };
    document.addEventListener('enquiry:accepted', onAccepted, { signal });
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && sendEvent({ event: 'page_view' }, endpoint);
    addEventListener('pageshow', onShow, { signal });
    sendEvent({ event: 'page_view' }, endpoint);
    return () => stop.abort();
  }, [endpoint]);
}
