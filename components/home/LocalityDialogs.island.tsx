'use client';
/** Why an island: a locality's card opens its details in place, the next one on top of it. */
import { useEffect, useState, type ComponentType } from 'react';
import type { LocalityDialogProps } from './LocalityDialog';

function isPlainClick(event: MouseEvent): boolean {
  return !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Listens to the cards of the grid; the dialog itself is fetched on the first use. */
export function LocalityDialogs() {
  const [Dialog, setDialog] = useState<ComponentType<LocalityDialogProps> | null>(null);
  const [cards, setCards] = useState<HTMLElement[]>([]);
  const open = (card: HTMLElement) => setCards((others) => (others.includes(card) ? others : [...others, card]));

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const card = link?.closest<HTMLElement>('[data-locality]');
      if (!card || !link || !isPlainClick(event)) return;
      event.preventDefault();
      link.focus();
      import('./LocalityDialog').then(
        ({ LocalityDialog }) => {
          setDialog(() => LocalityDialog);
          open(card);
        },
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return Dialog
    ? cards.map((card) => (
        <Dialog
          key={card.dataset['locality']}
          card={card}
          opened={cards}
          onOpen={open}
          onClose={() => setCards((others) => others.filter((other) => other !== card))}
        />
      ))
    : null;
}
