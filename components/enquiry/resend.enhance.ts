/** Why an enhancer: enquiries saved on the device are sent; the code for that is fetched only if there are any. */
import { draw } from '@/components/islands/draw';
import { hasPending, SAVED_EVENT } from '@/lib/browser/enquiry/pending-key';

const fetchNotice = () => import('./PendingEnquiries').then(({ PendingEnquiries }) => PendingEnquiries);

/** Checks on load, when the tab becomes visible, when the connection returns, and when a form saves an enquiry. */
export function resend(root: HTMLElement, signal: AbortSignal, office: { host: string; phone: string }): void {
  const shown = new AbortController();
  signal.addEventListener('abort', () => shown.abort());
  const show = async (isJustSaved: boolean) => {
    const notice = await fetchNotice();
    if (shown.signal.aborted) return;
    shown.abort();
    await draw(root, Promise.resolve(notice), { ...office, isJustSaved });
  };
  const look = (event?: Event) => {
    // Some browsers remember that a module did not come, and never ask again.
    if (hasPending() && navigator.onLine) show(event?.type === SAVED_EVENT).catch(() => undefined);
  };
  for (const type of ['online', 'visibilitychange', SAVED_EVENT]) addEventListener(type, look, shown);
  look();
}
