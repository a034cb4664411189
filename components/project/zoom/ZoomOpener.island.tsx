'use client';
/** Why an island: a link to a plan opens the zoom dialog in place; it listens once for all and fetches it on first use. */
import { useEffect, useState, type ComponentType } from 'react';
import type { ZoomDialogProps } from './ZoomDialog';

interface Opened {
  Dialog: ComponentType<ZoomDialogProps>;
  opener: HTMLAnchorElement;
}

/** Upgrades every `a[data-zoom]`; without it, or when the dialog cannot be fetched, they lead to the big picture. */
export function ZoomOpener() {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom]');
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!opener || isModified || event.defaultPrevented || typeof HTMLDialogElement === 'undefined') return;
      event.preventDefault();
      import('./ZoomDialog').then(
        ({ ZoomDialog }) => setOpened({ Dialog: ZoomDialog, opener }),
        () => location.assign(opener.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return opened ? <opened.Dialog opener={opened.opener} onClose={() => setOpened(null)} /> : null;
}
