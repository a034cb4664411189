'use client';
/** Why an island: a locality's card opens its details in a dialog, a further one on top of it. */
import { useEffect, useState, type ComponentType } from 'react';
import { openOnClick } from '@/components/ui/open-on-click';
import type { LocalityDialogProps, OpenedLocality } from './LocalityDialog';

/** Listens to the cards of the grid; the dialog is fetched on first use. */
export function LocalityDialogs() {
  const [Dialog, setDialog] = useState<ComponentType<LocalityDialogProps> | null>(null);
  const [stack, setStack] = useState<OpenedLocality[]>([]);

  useEffect(
    () =>
      openOnClick('[data-locality] a', async (opener) => {
        const { LocalityDialog } = await import('./LocalityDialog');
        const card = opener.closest<HTMLElement>('[data-locality]');
        setDialog(() => LocalityDialog);
        if (card) setStack([{ card, opener }]);
      }),
    [],
  );

  return Dialog
    ? stack.map((opened, index) => (
        <Dialog
          key={opened.card.dataset['locality']}
          opened={opened}
          below={stack.slice(0, index)}
          onOpen={(next) => setStack([...stack.slice(0, index + 1), next])}
          onClose={() => setStack((now) => now.filter((other) => other !== opened))}
        />
      ))
    : null;
}
