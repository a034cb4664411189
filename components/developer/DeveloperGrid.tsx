import type { DeveloperSummary } from '@/lib/domain/project/developer';
import { DeveloperCard } from './DeveloperCard';

interface DeveloperGridProps {
  developers: DeveloperSummary[];
  headingLevel: 2 | 3;
  /** Id of a card, for example for the first card of an initial letter. */
  toId?: (developer: DeveloperSummary) => string | undefined;
  /** Id of the list, for the name filter. */
  listId?: string;
}

/** Developer cards in four or three columns; rows on phones (visual-language 10, Directory). */
export function DeveloperGrid({ developers, headingLevel, toId, listId }: DeveloperGridProps) {
  if (developers.length === 0) return null;
  return (
    <ul id={listId} className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {developers.map((developer) => (
        <li key={developer.slug} id={toId?.(developer)} data-name={listId ? developer.name : undefined}>
          <DeveloperCard developer={developer} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
