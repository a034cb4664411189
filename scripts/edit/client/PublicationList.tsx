/** @jsxImportSource preact */
import type { Publication } from './api';

interface PublicationListProps {
  publications: Publication[];
  isBusy: boolean;
  onTakeBack: (commit: string) => void;
}

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** What was published, newest first; each may be taken back. */
export function PublicationList({ publications, isBusy, onTakeBack }: PublicationListProps) {
  if (publications.length === 0) return null;
  return (
    <section aria-labelledby="publications">
      <h2 id="publications">Published before</h2>
      <ul>
        {publications.map(({ commit, title, author, time, lines }) => (
          <li key={commit}>
            <div class="publication">
              <p>
                <strong>{title}</strong>
                <small>
                  {DAY.format(new Date(time))}, {author}
                </small>
              </p>
              {lines.length > 0 ? (
                <button
                  type="button"
                  class="quiet"
                  disabled={isBusy}
                  aria-label={`Take back: ${title}`}
                  onClick={() => confirm(`Take back “${title}”? What changed since stays.`) && onTakeBack(commit)}
                >
                  Take back
                </button>
              ) : null}
            </div>
            {lines.length > 1 ? (
              <ul class="lines">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
