/** @jsxImportSource preact */
import type { Publication } from './api';
import { Button, CHANGE } from './controls';

interface PublicationListProps {
  publications: Publication[];
  isBusy: boolean;
  onTakeBack: (commit: string) => void;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** What was published, newest first; each may be taken back. */
export function PublicationList({ publications, isBusy, onTakeBack }: PublicationListProps) {
  if (publications.length === 0) return null;
  const takeBack = ({ commit, title }: Publication) =>
    confirm(`Take back “${title}”? What changed since stays.`) && onTakeBack(commit);
  return (
    <section aria-labelledby="publications">
      <h2 id="publications">Published before</h2>
      <ul>
        {publications.map((publication) => {
          const { commit, title, author, time, lines } = publication;
          return (
            <li key={commit} class={CHANGE}>
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
              {lines.length > 0 && (
                <Button disabled={isBusy} aria-label={`Take back: ${title}`} onClick={() => takeBack(publication)}>
                  Take back
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
