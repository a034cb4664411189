import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatProjectCount } from '@/lib/domain/display-text';

export interface LocalityDialogProps {
  /** The card of the grid, which carries the locality's data. */
  card: HTMLElement;
  /** Cards whose dialogs are open; the last is on top. */
  opened: HTMLElement[];
  onOpen: (card: HTMLElement) => void;
  onClose: () => void;
}

/** Opens the dialog as soon as it stands in the page, with the focus on its heading. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

function linkOf(card: HTMLElement): HTMLAnchorElement | null {
  return card.querySelector('a');
}

function nameOf(card: HTMLElement): string {
  return linkOf(card)?.textContent ?? '';
}

/** Localities of the same city that do not stand open. */
function neighboursOf(card: HTMLElement, opened: HTMLElement[]): HTMLElement[] {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-locality]')];
  return cards.filter((other) => other.dataset['city'] === card.dataset['city'] && !opened.includes(other));
}

/** Location detail popup of a top locality; a neighbour opens a second one on top (spec 2, Top Localities). */
export function LocalityDialog({ card, opened, onOpen, onClose }: LocalityDialogProps) {
  const { locality, city, description, projects } = card.dataset;
  const name = nameOf(card);
  const headingId = `locality-${locality}`;
  const neighbours = neighboursOf(card, opened);
  const placePhoto = (place: HTMLElement | null) => {
    const photo = card.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
    if (!place || !photo || place.hasChildNodes()) return;
    photo.querySelectorAll('source').forEach((source) => (source.sizes = '460px'));
    photo.querySelectorAll('img').forEach((image) => (image.className = 'aspect-video w-full object-cover'));
    place.append(photo);
  };

  return (
    <dialog
      ref={showModal}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="m-auto w-full max-w-115 overflow-y-auto overscroll-contain rounded-dialog bg-paper shadow-pop backdrop:bg-teal-950/55 max-md:mb-0 max-md:max-h-[88svh] max-md:max-w-none max-md:rounded-b-none max-md:shadow-sheet"
    >
      <div ref={placePhoto} />
      <form method="dialog" className="absolute top-3 right-3">
        <button className="btn-icon" aria-label="Close">
          <Icon name="x" />
        </button>
      </form>
      <div className="p-6">
        <h2 id={headingId} tabIndex={-1} className="type-h3 outline-none">
          {name}
        </h2>
        <p className="type-small text-ink-2">
          {city} · {formatProjectCount(Number(projects))}
        </p>
        <p className="mt-3">{description}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <SiteLink href={linkOf(card)?.pathname ?? '/'} className="btn btn-primary">
            View projects
          </SiteLink>
          <EnquiryLink kind="footer" subject={`I am interested in ${name}, ${city}.`} className="btn btn-outline">
            Enquire
          </EnquiryLink>
        </div>
        {neighbours.length > 0 ? (
          <div className="mt-6 border-t border-line pt-4">
            <p className="type-caption text-ink-2">Also in {city}</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {neighbours.map((neighbour) => (
                <li key={neighbour.dataset['locality']}>
                  <button type="button" className="chip" onClick={() => onOpen(neighbour)}>
                    {nameOf(neighbour)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}
