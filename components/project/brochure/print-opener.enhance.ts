/** Why an enhancer: Save opens the browser's print dialog, which saves as PDF. */
import { openOnClick } from '@/components/ui/open-on-click';

/** Where the link downloads a PDF, the browser answers it. */
export function printOpener(_root: HTMLElement, signal: AbortSignal): void {
  openOnClick('a[data-print]:not([download])', () => Promise.resolve(window.print()), signal);
}
