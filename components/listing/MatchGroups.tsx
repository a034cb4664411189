import { MATCH_WORDS } from '@/lib/domain/listing/match';
import type { ListedMatches } from '@/lib/domain/listing/view';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { ListingCards } from './ListingCards';

interface MatchGroupsProps {
  matches: ListedMatches;
  headingLevel: 2 | 3;
  id: string;
}

/** Results in their groups: what fits, what is close, what has its price on request (routes-and-content, Listing). */
export function MatchGroups({ matches, headingLevel, id }: MatchGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div id={id} tabIndex={-1} className="grid gap-12 outline-none">
      {matches.groups.map(({ kind, members }) => {
        const { title, note } = MATCH_WORDS[kind];
        return (
          <section key={kind}>
            <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
              <Heading className="type-title">{title}</Heading>
              <p className="type-small font-semibold">{formatProjectCount(matches.counts[kind])}</p>
              {note ? <p className="basis-full type-small text-ink-2">{note}</p> : null}
            </header>
            <ListingCards cards={members} headingLevel={headingLevel === 2 ? 3 : 4} label={title} />
          </section>
        );
      })}
    </div>
  );
}
