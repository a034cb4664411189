'use client';
/** Why a behaviour: section bar, Read More, copied numbers, the age of a check and ?custom_id depend on the visit. */
import { draw } from '@/components/islands/draw';
import { startDescriptionDialog } from './sections/description-dialog';
import type * as TrustBlock from './sections/trust-block';
import { startSectionBar } from './section-bar';

/** Attaches to the existing markup; draws an alert if the project of the query cannot be found. */
export function projectSections(root: HTMLElement, signal: AbortSignal): void {
  startSectionBar(signal);
  startDescriptionDialog(signal);
  startTrustBlock(signal);
  const id = new URLSearchParams(location.search).get('custom_id');
  if (!id) return;
  const asked = import('./AskedProject.island').then(({ AskedProject }) => AskedProject);
  draw(root, asked, { id }).catch(() => undefined);
}

/** Fetches the code of the registration block when a number is copied, or where there is a check whose age it tells. */
function startTrustBlock(signal: AbortSignal): void {
  const block = document.querySelector('.trust');
  const time = block?.querySelector('time');
  const run = (on: (code: typeof TrustBlock) => void) =>
    void import('./sections/trust-block').then(on, () => undefined);
  block?.addEventListener('click', ({ target }) => run(({ copyNumber }) => copyNumber(target as Element)), { signal });
  if (time) run(({ tellAge }) => tellAge(time));
}
