import { useState } from 'react';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Dialog } from '@/components/ui/Dialog';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatProjectCount } from '@/lib/domain/site/display-text';

export interface OpenedLocality {
  /** Card in the grid; carries the locality's data. */
  card: HTMLElement;
  opener: HTMLElement;
}

export interface LocalityDialogProps {
  opened: OpenedLocality;
  /** Open dialogs below this one. */
  below: OpenedLocality[];
  onOpen: (next: OpenedLocality) => void;
  onClose: () => void;
}

/** Other localities of the same city. */
function neighboursOf(card: HTMLElement): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-locality]')];
  return cards.filter((other) => other !== card && other.dataset['city'] === card.dataset['city']);
}

/** The card's photograph in the dialog's shape, from the same files. */
function CardPhoto({ card }: { card: HTMLElement }) {
  const image = card.querySelector('img');
  if (!image) return null;
  return (
    <picture>
      {Array.from(card.querySelectorAll('source'), ({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(width < 768px) 100vw, 460px" />
      ))}
      <img src={image.src} alt={image.alt} className="aspect-video w-full rounded-card object-cover" />
    </picture>
  );
}

/** Location detail popup of a top locality; a neighbour opens a second one on top (spec 2, Top Localities). */
export function LocalityDialog({ opened, below, onOpen, onClose }: LocalityDialogProps) {
  const { card, opener } = opened;
  const { name = '', city, description, projects } = card.dataset;
  const neighbours = neighboursOf(card).filter((other) => !below.some((lower) => lower.card === other));
  return (
    <Dialog
      title={name}
      subtitle={`${city} · ${formatProjectCount(Number(projects))}`}
      opener={opener}
      onClose={onClose}
    >
      <div className="aspect-video">
        <CardPhoto card={card} />
      </div>
      <p className="mt-4">{description}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SiteLink href={card.querySelector('a')?.pathname ?? '/'} className="btn grow btn-primary">
          View projects
        </SiteLink>
        <EnquiryLink kind="footer" subject={`I am interested in ${name}, ${city}.`} className="btn grow btn-outline">
          Enquire
        </EnquiryLink>
      </div>
      {neighbours.length > 0 ? (
        <div className="mt-6 pt-4 edge-line-t">
          <p className="type-caption text-ink-2">Also in {city}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {neighbours.map((neighbour) => (
              <li key={neighbour.dataset['locality']}>
                <button
                  type="button"
                  className="chip min-h-11"
                  onClick={({ currentTarget }) => onOpen({ card: neighbour, opener: currentTarget })}
                >
                  {neighbour.dataset['name']}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Dialog>
  );
}

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
