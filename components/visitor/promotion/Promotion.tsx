import { useEffect, useRef } from 'react';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import type { Promo } from '@/lib/domain/visitor/interruption';
import { focusLauncher } from '@/components/visitor/interruption/launcher';

interface PromotionProps {
  promo: Promo;
  onDismiss: () => void;
}

function isOverFocus(box: HTMLElement): boolean {
  const control = document.activeElement;
  if (!control?.matches(':focus-visible') || box.contains(control)) return false;
  const [over, under] = [box.getBoundingClientRect(), control.getBoundingClientRect()];
  const isBeside = under.right <= over.left || under.left >= over.right;
  return !isBeside && under.bottom > over.top && under.top < over.bottom;
}

/** A card in the corner, below 1024 px a band; never modal (routes-and-content, Widgets and motion). */
export function Promotion({ promo, onDismiss }: PromotionProps) {
  const box = useRef<HTMLElement>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stop.signal });
    // Hide the promotion while it covers the focused element.
    const onMove = () => {
      if (box.current) box.current.style.visibility = isOverFocus(box.current) ? 'hidden' : '';
    };
    onMove();
    const onTaken = (event: MouseEvent) => {
      if (!(event.target as Element).closest('a[data-enquiry]')) return;
      latest.current();
      // The pressed link is gone when the dialog closes.
      document.addEventListener('close', focusLauncher, { capture: true, once: true });
    };
    box.current?.addEventListener('click', onTaken, { signal: stop.signal });
    document.addEventListener('focusin', onMove, { signal: stop.signal });
    addEventListener('scroll', onMove, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, []);

  return (
    <section ref={box} aria-labelledby="promo-title" className="band promo">
      <Picture image={promo.image} alt="" sizes="(width < 1024px) 72px, 340px" />
      <div className="promo-words">
        <h2 id="promo-title" className="type-h3">
          {promo.title}
        </h2>
        <p className="type-small">{promo.text}</p>
        {promo.action === 'visit' ? (
          <EnquiryLink
            kind="footer"
            subject={promo.projectName}
            project={promo.projectId}
            href={promo.projectHref}
            isVisit
          >
            {promo.cta}
          </EnquiryLink>
        ) : (
          <a href={promo.projectHref}>{promo.cta}</a>
        )}
      </div>
      <button
        type="button"
        aria-label="Close the offer"
        className="band-close grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
        onClick={onDismiss}
      >
        <Icon name="x" />
      </button>
    </section>
  );
}
