/** Why an enhancer: enquire links open a dialog, which is fetched on first use. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';
import { ENQUIRY_POPUP_DELAY_MS } from '@/lib/domain/site/business-constants';
import type { Office } from './EnquiryOverlay';

interface EnquiryOpenerProps extends Office {
  /** Inquire Now opens by itself, from 768 px up (spec 2). */
  isOpenByDefault: boolean;
}

const ENQUIRY_LINK = 'a[data-enquiry]';

const fetchOverlay = () => import('./EnquiryOverlay').then(({ EnquiryOverlay }) => EnquiryOverlay);

/** Opens the dialog of each enquire link. Without script, or if the fetch fails, the link leads to Contact Us. */
export function enquiryOpener(root: HTMLElement, signal: AbortSignal, props: EnquiryOpenerProps): void {
  const { isOpenByDefault, ...office } = props;
  const onClose = () => void draw(root, fetchOverlay(), { ...office, onClose, request: null });
  const open = (opener: HTMLAnchorElement | null) =>
    draw(root, fetchOverlay(), { ...office, onClose, request: { id: performance.now(), opener } });
  const onHint = (event: Event) => {
    if ((event.target as Element).closest(ENQUIRY_LINK)) fetchOverlay().catch(() => undefined);
  };
  const openUnasked = () => {
    const isRoom = !document.querySelector('dialog[open]') && matchMedia('(width >= 768px)').matches;
    if (isRoom) open(null).catch(() => undefined);
  };
  openOnClick(ENQUIRY_LINK, open, signal);
  document.addEventListener('pointerover', onHint, { signal });
  document.addEventListener('focusin', onHint, { signal });
  const timer = isOpenByDefault ? setTimeout(openUnasked, ENQUIRY_POPUP_DELAY_MS) : 0;
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!document.referrer.startsWith(`${location.origin}/`)) {
    import('@/lib/browser/enquiry/landings').then(
      ({ noteLanding }) => noteLanding(),
      () => undefined,
    );
  }
}
