import { daysSince, FRESH_DAYS } from '@/lib/domain/project/freshness';

/** Copies the number before a pressed button; selects it, too, for browsers that keep the clipboard to themselves. */
export function copyNumber(pressed: Element): void {
  const button = pressed.closest('button');
  const number = button?.previousElementSibling;
  if (!button || !number) return;
  getSelection()?.selectAllChildren(number);
  const isCopied = navigator.clipboard?.writeText(button.value) ?? Promise.reject(new Error('no clipboard'));
  isCopied.then(
    () => (button.textContent = 'Copied'),
    () => (button.textContent = 'Selected'),
  );
}

/** Adds how long ago a check was. The page may have been built long ago: what was fresh then is asked for again now. */
export function tellAge(time: HTMLTimeElement): void {
  const days = daysSince(time.dateTime, Date.now());
  const check = time.parentElement!;
  if (days > FRESH_DAYS) check.textContent = check.dataset['old']!;
  else time.append(days > 1 ? `, ${days} days ago` : days > 0 ? ', yesterday' : ', today');
}
