/** Why an enhancer: 'View Payment Plan' leads to the first schedule, and an address may name one. */

/** Attaches to the radio buttons of `plansId`, whose values are the ids of the schedules. */
export function planChooser(_root: HTMLElement, signal: AbortSignal, { plansId }: { plansId: string }): void {
  const choices = [...document.getElementById(plansId)!.querySelectorAll('input')];
  const choose = (choice: HTMLInputElement | undefined) => {
    if (choice) choice.checked = true;
  };
  const named = choices.find(({ value }) => location.hash === `#${value}`);
  if (named) {
    choose(named);
    document.getElementById(named.value)?.scrollIntoView({ behavior: 'instant' });
  }
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[data-plan-tab]')) choose(choices[0]);
  };
  document.addEventListener('click', onClick, { signal });
}
