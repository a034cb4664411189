'use client';
/** Why an island: a link to a plan opens the zoom dialog; one listener serves all, the code is fetched on first use. */
import { useEffect, useState, type ComponentType } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { ZoomDialogProps } from './ZoomDialog';

interface Opened {
  Dialog: ComponentType<ZoomDialogProps>;
  opener: HTMLAnchorElement;
}

/** Handles every `a[data-zoom]`. Without script, or if the fetch fails, the links lead to the large picture. */
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
