import { daysSince, FRESH_DAYS } from '@/lib/domain/project/trust';

/** Copies the number before a pressed button; selects it, too, for browsers that keep the clipboard to themselves. */
export function copyNumber(pressed: Element): void {
  const button = pressed.closest('button');
  const number = button?.closest('p')?.querySelector('strong');
  if (!button || !number) return;
  getSelection()?.selectAllChildren(number);
  const isCopied = navigator.clipboard?.writeText(button.value) ?? Promise.reject(new Error('no clipboard'));
  const say = (word: string) => {
    for (const each of button.querySelectorAll<HTMLElement>('[data-said]')) each.hidden = each.dataset['said'] !== word;
  };
  isCopied.then(
    () => say('copied'),
    () => say('selected'),
  );
}

/** Adds how long ago a check was. The page may have been built long ago: what was fresh then is asked for again now. */
export function tellAge(time: HTMLTimeElement): void {
  const days = daysSince(time.dateTime, Date.now());
  const isOld = days > FRESH_DAYS;
  for (const check of document.querySelectorAll<HTMLElement>('[data-check]')) {
    check.hidden = isOld !== (check.dataset['check'] === 'old');
  }
  if (!isOld) time.append(days > 1 ? `, ${days} days ago` : days > 0 ? ', yesterday' : ', today');
}
