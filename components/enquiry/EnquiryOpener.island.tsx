'use client';

/** Why an island: enquire links open a dialog, and enquiries saved on the device are sent; both are fetched on use. */

import { useEffect, useState, type ComponentType } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import { hasPending, SAVED_EVENT } from '@/lib/browser/enquiry/pending-key';
import { ENQUIRY_POPUP_DELAY_MS } from '@/lib/domain/site/business-constants';
import type { EnquiryOverlayProps, EnquiryRequest, Office } from './EnquiryOverlay';
import type { PendingEnquiriesProps } from './PendingEnquiries.island';

interface EnquiryOpenerProps extends Office {
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isOpenByDefault: boolean;
}

interface Opened {
  Overlay: ComponentType<EnquiryOverlayProps>;
  request: EnquiryRequest | null;
}

interface Pending {
  Notice: ComponentType<PendingEnquiriesProps>;
  isJustSaved: boolean;
}

/** Query parameters of a campaign link. They are saved because the enquiry may follow on another page. */
const CAMPAIGN = /[?&](utm_|[gw]braid=|\w+clid=)/;

const ENQUIRY_LINK = 'a[data-enquiry]';

const load = () => import('./EnquiryOverlay');

/** Opens the dialog of each enquire link. Without script, or if the fetch fails, the link leads to Contact Us. */
export function EnquiryOpener({ host, phone, email, whatsapp, isOpenByDefault }: EnquiryOpenerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const resend = (event?: Event) => {
      if (!hasPending()) return;
      import('./PendingEnquiries.island').then(
        ({ PendingEnquiries: Notice }) =>
          setPending((shown) => shown ?? { Notice, isJustSaved: event?.type === SAVED_EVENT }),
        () => undefined,
      );
    };
    resend();
    for (const type of ['online', 'visibilitychange', SAVED_EVENT]) addEventListener(type, resend, stop);
    if (CAMPAIGN.test(location.search)) {
      import('@/lib/browser/enquiry/campaign').then(
        ({ keepCampaign }) => keepCampaign(),
        () => undefined,
      );
    }
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const open = async (opener: HTMLAnchorElement | null) => {
      const { EnquiryOverlay } = await load();
      setOpened({ Overlay: EnquiryOverlay, request: { id: performance.now(), opener } });
    };
    const onHint = (event: Event) => {
      if ((event.target as Element).closest(ENQUIRY_LINK)) load().catch(() => undefined);
    };
    const openUnasked = () => {
      const isRoom = !document.querySelector('dialog[open]') && matchMedia('(width >= 768px)').matches;
      if (isRoom) open(null).catch(() => undefined);
    };
    signal.addEventListener('abort', openOnClick(ENQUIRY_LINK, open));
    document.addEventListener('pointerover', onHint, { signal });
    document.addEventListener('focusin', onHint, { signal });
    const timer = isOpenByDefault ? setTimeout(openUnasked, ENQUIRY_POPUP_DELAY_MS) : 0;
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isOpenByDefault]);

  return (
    <>
      {pending ? <pending.Notice host={host} phone={phone} isJustSaved={pending.isJustSaved} /> : null}
      {opened ? (
        <opened.Overlay
          request={opened.request}
          onClose={() => setOpened({ ...opened, request: null })}
          host={host}
          phone={phone}
          email={email}
          whatsapp={whatsapp}
        />
      ) : null}
    </>
  );
}
