import { useState } from 'react';
import { LocalityDialog, type OpenedLocality } from './LocalityDialog';

/** The dialog of a locality; a neighbour chosen there opens a further one on top of it. */
export function LocalityDialogs({ first }: { first: OpenedLocality }) {
  const [stack, setStack] = useState([first]);
  return stack.map((opened, index) => (
    <LocalityDialog
      key={opened.card.dataset['locality']}
      opened={opened}
      below={stack.slice(0, index)}
      onOpen={(next) => setStack([...stack.slice(0, index + 1), next])}
      onClose={() => setStack((now) => now.filter((other) => other !== opened))}
    />
  ));
}
