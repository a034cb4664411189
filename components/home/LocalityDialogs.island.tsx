'use client';
/** Why an island: a locality's card opens its details in place, the next one on top of it. */
import { useEffect, useState, type ComponentType } from 'react';
import type { LocalityDialogProps, OpenedLocality } from './LocalityDialog';

function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** Listens to the cards of the grid; the dialog itself is fetched on the first use. */
export function LocalityDialogs() {
  const [Dialog, setDialog] = useState<ComponentType<LocalityDialogProps> | null>(null);
  const [stack, setStack] = useState<OpenedLocality[]>([]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const card = link?.closest<HTMLElement>('[data-locality]');
      if (!card || !link || !isPlainClick(event)) return;
      event.preventDefault();
      import('./LocalityDialog').then(
        ({ LocalityDialog }) => {
          setDialog(() => LocalityDialog);
          setStack([{ card, opener: link }]);
        },
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

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
