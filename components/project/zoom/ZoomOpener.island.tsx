'use client';
/** Why an island: a link to a plan opens the zoom dialog in place; it listens once for all and fetches it on first use. */
import { useEffect, useState, type ComponentType } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { ZoomDialogProps } from './ZoomDialog';

interface Opened {
  Dialog: ComponentType<ZoomDialogProps>;
  opener: HTMLAnchorElement;
}

/** Upgrades every `a[data-zoom]`; without it, or when the dialog cannot be fetched, they lead to the big picture. */
export function ZoomOpener() {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(
    () =>
      openOnClick('a[data-zoom]', async (opener) => {
        const { ZoomDialog } = await import('./ZoomDialog');
        setOpened({ Dialog: ZoomDialog, opener });
      }),
    [],
  );

  return opened ? <opened.Dialog opener={opened.opener} onClose={() => setOpened(null)} /> : null;
}
