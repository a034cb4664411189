/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Asked, Publication } from './api';
import { Button, CHANGE } from './controls';

interface PublicationListProps {
  publications: Publication[];
  isBusy: boolean;
  onTakeBack: (commit: string) => void;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** One publication: title, who and when, its lines, and what can be done with it. */
function PublicationRow({ title, author, time, lines, children }: Publication & { children: ComponentChildren }) {
  return (
    <li class={CHANGE}>
      <div class="flex-1">
        <strong>{title}</strong>
        <small>
          {DAY.format(new Date(time))}, {author}
        </small>
        {lines.length > 1 && (
          <ul class="help">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </li>
  );
}

/** What was published, newest first; each may be taken back. */
export function PublicationList({ publications, isBusy, onTakeBack }: PublicationListProps) {
  if (publications.length === 0) return null;
  const takeBack = ({ commit, title }: Publication) =>
    confirm(`Take back “${title}”? What changed since stays.`) && onTakeBack(commit);
  return (
    <section aria-labelledby="publications">
      <h2 id="publications">Published before</h2>
      <ul>
        {publications.map((publication) => (
          <PublicationRow key={publication.commit} {...publication}>
            {publication.lines.length > 0 && (
              <Button
                disabled={isBusy}
                aria-label={`Take back: ${publication.title}`}
                onClick={() => takeBack(publication)}
              >
                Take back
              </Button>
            )}
          </PublicationRow>
        ))}
      </ul>
    </section>
  );
}

interface AskedListProps {
  asked: Asked[];
  isBusy: boolean;
  onAgree: (commit: string) => void;
  onRefuse: (commit: string) => void;
}

/** Prices and RERA numbers that wait for a second person: another says yes or no, the own ones are taken off. */
export function AskedList({ asked, isBusy, onAgree, onRefuse }: AskedListProps) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">Waiting for a second person</h2>
      <ul>
        {asked.map((one) => (
          <PublicationRow key={one.commit} {...one}>
            <p class="help">
              To see it: <code>npm run edit -- --show {one.branch}</code>
            </p>
            {!one.isMine && (
              <Button disabled={isBusy} aria-label={`Publish: ${one.title}`} onClick={() => onAgree(one.commit)}>
                Yes, publish
              </Button>
            )}
            <Button disabled={isBusy} aria-label={`Take off: ${one.title}`} onClick={() => onRefuse(one.commit)}>
              {one.isMine ? 'Take off' : 'No'}
            </Button>
          </PublicationRow>
        ))}
      </ul>
    </section>
  );
}
