/** Why an enhancer: section bar, Read More, copied numbers, and the age of a check depend on the visit. */
import { startDescriptionDialog } from './sections/description-dialog';
import type * as TrustBlock from './sections/trust-block';
import { startSectionBar } from './section-bar';

/** Attaches to the existing markup. */
export function projectSections(_root: HTMLElement, signal: AbortSignal): void {
  startSectionBar(signal);
  startDescriptionDialog(signal);
  startTrustBlock(signal);
}

/** Fetches the code of the registration block when a number is copied, or where there is a check whose age it tells. */
function startTrustBlock(signal: AbortSignal): void {
  const block = document.querySelector('[data-trust]');
  const time = block?.querySelector('time');
  const run = (on: (code: typeof TrustBlock) => void) =>
    void import('./sections/trust-block').then(on, () => undefined);
  block?.addEventListener('click', ({ target }) => run(({ copyNumber }) => copyNumber(target as Element)), { signal });
  if (time) run(({ tellAge }) => tellAge(time));
}
