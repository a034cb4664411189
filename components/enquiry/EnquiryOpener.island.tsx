'use client';

/** Why an island: enquire links open a dialog in place; it listens once for all of them and fetches the dialog on use. */

import { useEffect, useState, type ComponentType } from 'react';
import { ENQUIRY_POPUP_DELAY_MS } from '@/lib/domain/business-constants';
import type { EnquiryDialogKind } from './EnquiryLink';
import type { EnquiryOverlayProps, EnquiryRequest, Office } from './EnquiryOverlay';

interface EnquiryOpenerProps extends Office {
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isOpenByDefault: boolean;
}

interface Opened {
  Overlay: ComponentType<EnquiryOverlayProps>;
  request: EnquiryRequest | null;
}

function enquiryLink(event: Event): HTMLAnchorElement | null {
  return (event.target as Element).closest('a[data-enquiry]');
}

function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Upgrades every enquire link to its dialog; without it, or when the dialog cannot be fetched, they lead to Contact Us. */
export function EnquiryOpener({ host, phone, email, whatsapp, isOpenByDefault }: EnquiryOpenerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    if (typeof HTMLDialogElement === 'undefined') return;
    const stop = new AbortController();
    const { signal } = stop;
    const load = () => import('./EnquiryOverlay');
    const open = async (kind: EnquiryDialogKind, opener: HTMLElement | null) => {
      const { EnquiryOverlay } = await load();
      const { subject = '', note = '' } = opener?.dataset ?? {};
      setOpened({ Overlay: EnquiryOverlay, request: { id: performance.now(), kind, subject, note, opener } });
    };
    const onHint = (event: Event) => {
      if (enquiryLink(event)) load().catch(() => undefined);
    };
    document.addEventListener('pointerover', onHint, { signal });
    document.addEventListener('focusin', onHint, { signal });
    document.addEventListener(
      'click',
      (event) => {
        const link = enquiryLink(event);
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        open(link.dataset['enquiry'] as EnquiryDialogKind, link).catch(() => location.assign(link.href));
      },
      { signal },
    );
    if (isOpenByDefault && matchMedia('(width >= 768px)').matches) {
      const timer = setTimeout(() => {
        if (!document.querySelector('dialog[open]')) open('popup', null).catch(() => undefined);
      }, ENQUIRY_POPUP_DELAY_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
    return () => stop.abort();
  }, [isOpenByDefault]);

  if (!opened) return null;
  return (
    <opened.Overlay
      request={opened.request}
      onClose={() => setOpened({ ...opened, request: null })}
      host={host}
      phone={phone}
      email={email}
      whatsapp={whatsapp}
    />
  );
}
