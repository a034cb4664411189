/** Why an enhancer: only this browser knows what its visitor chose. */
import { deviceText } from '@/lib/browser/device-text';
import { isUncounted } from '@/lib/browser/visitor/analytics';
import { forgetCookies, loadTag } from '@/lib/browser/visitor/tag';

/** Loads the tag when the visitor has said yes, here or before. A yes taken back opens the page anew, without it. */
export function tag(_root: HTMLElement, signal: AbortSignal, props: { script: string; origins: string[] }): void {
  if (isUncounted()) return;
  const question = document.getElementById('tag-question')!;
  // Another script is another question.
  const choice = deviceText(`tag ${props.script}`);
  let isLoaded = false;
  const follow = () => {
    const chosen = choice.read();
    question.hidden = chosen !== null;
    if (chosen === 'yes' && !isLoaded) loadTag(props.script, props.origins);
    if (chosen !== 'yes' && isLoaded) {
      forgetCookies();
      location.reload();
    }
    isLoaded = chosen === 'yes';
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event as { target: Element | null };
    const chosen = target?.closest<HTMLButtonElement>('#tag-question button')?.value;
    if (chosen) choice.write(chosen);
    else if (target?.closest('[data-tag-choice]')) {
      event.preventDefault();
      question.hidden = false;
      question.querySelector('button')!.focus();
    }
  };
  document.addEventListener('click', onClick, { signal });
  choice.watch(follow, signal);
  follow();
}
