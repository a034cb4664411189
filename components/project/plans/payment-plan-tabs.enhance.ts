/** Why an enhancer: links to the schedules become tabs, one schedule at a time; 'View Payment Plan' opens the first. */

/** Keys that move between the tabs: by one, or to an end. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Attaches to the links and schedules of `plansId`. */
export function paymentPlanTabs(_root: HTMLElement, signal: AbortSignal, { plansId }: { plansId: string }): void {
  const plans = document.getElementById(plansId);
  const list = plans?.querySelector<HTMLElement>('[data-tablist]');
  if (!plans || !list) return;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.flatMap(({ hash }) => plans.querySelector<HTMLElement>(hash) ?? []);

  const select = (selected: number) => {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === selected);
      tab.tabIndex = index === selected ? 0 : -1;
    });
    panels.forEach((panel, index) => panel.toggleAttribute('data-selected', index === selected));
  };
  const choose = (selected: number) => {
    select(selected);
    const tab = tabs[selected];
    if (tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  };

  list.role = 'tablist';
  list.ariaLabel = 'Payment plans';
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.role = 'tab';
    tab.id = `payment-tab-${index + 1}`;
    if (!panel) return;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
  });
  plans.dataset['tabs'] = '';
  const asked = tabs.findIndex(({ hash }) => hash === location.hash);
  // The first tab is already in view: skip its measurement during hydration.
  if (asked < 1) select(0);
  else {
    choose(asked);
    // The schedules above it are gone now.
    panels[asked]?.scrollIntoView({ behavior: 'instant' });
  }

  const onClick = (event: MouseEvent) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    if (index < 0) return;
    event.preventDefault();
    choose(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    const next = MOVES[event.key]?.(index, tabs.length) ?? (event.key === ' ' ? index : -1);
    if (next < 0) return;
    event.preventDefault();
    choose(next);
    tabs[next]?.focus();
  };
  const onPlanAsked = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a[data-plan-tab]')) choose(0);
  };
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('click', onPlanAsked, { signal });
}
