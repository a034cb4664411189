import { HIGHLIGHT_POINT_PX, TAB_ARROW_STEP_PX, TAB_LOCK_MS } from '@/lib/domain/site/business-constants';
import { nearestSection } from '@/lib/domain/project/nearest-section';

/** Highlights the visible section's tab, locks it after a click, and lets the arrows scroll the bar (spec 2, 4). */
export function startSectionBar(signal: AbortSignal): void {
  const bar = document.getElementById('section-bar');
  const strip = bar?.querySelector('ul');
  if (!bar || !strip) return;
  const links = [...strip.querySelectorAll('a')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const arrows = [...bar.querySelectorAll<HTMLElement>('[data-step]')];
  let lock: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let marked = 0;

  const mark = (index: number) => {
    if (index === marked) return;
    links[marked]?.removeAttribute('aria-current');
    const link = links[(marked = index)];
    if (!link) return;
    link.ariaCurrent = 'true';
    strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 });
  };
  const update = () => {
    frame = 0;
    const spans = sections.map((section) => section.getBoundingClientRect());
    mark(
      nearestSection(
        spans.map(({ top, bottom }) => ({ topPx: top, bottomPx: bottom })),
        HIGHLIGHT_POINT_PX,
      ),
    );
  };
  const onPageScroll = () => {
    if (lock === undefined) frame ||= requestAnimationFrame(update);
  };
  const unlock = () => {
    lock = undefined;
    update();
  };
  const onBarScroll = () => {
    const leftPx = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    const reach = [strip.scrollLeft, leftPx];
    arrows.forEach((arrow, index) => (arrow.ariaDisabled = String((reach[index] ?? 0) < 1)));
  };
  const onClick = ({ target }: MouseEvent) => {
    const arrow = (target as Element).closest<HTMLElement>('[data-step]');
    if (arrow) strip.scrollBy({ left: TAB_ARROW_STEP_PX * Number(arrow.dataset['step']) });
    const link = (target as Element).closest('a');
    if (!link) return;
    mark(links.indexOf(link));
    clearTimeout(lock);
    lock = setTimeout(unlock, TAB_LOCK_MS);
  };

  bar.addEventListener('click', onClick, { signal });
  strip.addEventListener('scroll', onBarScroll, { signal, passive: true });
  addEventListener('scroll', onPageScroll, { signal, passive: true });
  addEventListener('resize', onPageScroll, { signal });
  addEventListener('resize', onBarScroll, { signal });
  update();
  onBarScroll();
  signal.addEventListener('abort', () => {
    clearTimeout(lock);
    cancelAnimationFrame(frame);
  });
}
