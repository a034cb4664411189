'use client';
/** Why an island: the Buy menu also opens on hover, closes 200 ms after the pointer leaves, on Escape and on blur. */
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { DROPDOWN_CLOSE_DELAY_MS } from '@/lib/domain/business-constants';
import type { NavLink } from '@/lib/domain/navigation';

export function BuyMenu({ links }: { links: readonly NavLink[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPeek = useRef(false);

  const setOpen = (isOpen: boolean) => {
    clearTimeout(closing.current);
    if (menu.current) menu.current.open = isOpen;
  };
  const isFocusInside = () => menu.current?.contains(document.activeElement);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      if (isFocusInside()) menu.current.querySelector('summary')?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <details
      ref={menu}
      className="group relative"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        isPeek.current = !menu.current?.open;
        setOpen(true);
      }}
      onPointerLeave={() => {
        closing.current = setTimeout(() => isFocusInside() || setOpen(false), DROPDOWN_CLOSE_DELAY_MS);
      }}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <summary
        className="flex min-h-11 items-center gap-2 border-b-2 border-terra-600 type-small font-semibold"
        onClick={(event) => {
          // The hover has opened it already: the first click keeps it open.
          if (isPeek.current) event.preventDefault();
          isPeek.current = false;
        }}
      >
        Buy
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute bottom-full -left-4 z-10 w-60 rounded-card border border-line bg-paper py-2 shadow-pop">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center px-4 type-title hover:bg-teal-50">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
