/** Why an enhancer: sharing needs the device, the clipboard and the address as it is now; the panel is fetched on use. */
import { draw } from '@/components/islands/draw';
import { openOnClick } from '@/components/ui/open-on-click';

const fetchPanel = () => import('./SharePanel').then(({ SharePanel }) => SharePanel);

/** Answers every `a[data-share]`. Without script, or if the fetch fails, the link leads to WhatsApp. */
export function share(root: HTMLElement, signal: AbortSignal): void {
  const onClose = () => void draw(root, fetchPanel(), null);
  const open = async (opener: HTMLAnchorElement) => {
    // The text for WhatsApp: the title, and the address on a line of its own.
    const [title = '', at = ''] = (new URL(opener.href).searchParams.get('text') ?? '').split('\n');
    const url = opener.dataset['share'] === 'here' ? location.href : at;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's sheet is an answer, too. All else: no sheet here, or it was refused.
      if ((error as Error).name !== 'AbortError') {
        await draw(root, fetchPanel(), { key: performance.now(), opener, title, url, onClose });
      }
    }
  };
  openOnClick('a[data-share]', open, signal);
}
