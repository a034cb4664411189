import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { MESSAGES } from '@/lib/domain/site/messages';

interface NoMatchProps {
  title: string;
  hint?: string;
  /** The filter whose removal helps most: its key, the choice without it in words, and the number of projects then. */
  relaxation?: { key: string; label: string; count: number } | null;
  headingLevel?: 2 | 3;
  /** The form to ask for it. */
  children: ReactNode;
}

/** Replaces the cards: the search without a match, and a form to ask for it (spec 2, Project listing page). */
export function NoMatch({ title, hint = MESSAGES.noMatchHint, relaxation, headingLevel = 2, children }: NoMatchProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid grid-cols-1 gap-8 panel edge-line lg:grid-cols-2">
      <div>
        <Icon name="search-x" size={32} className="text-accent" />
        <Heading className="mt-4 type-h3">{title}</Heading>
        <p className="mt-2 text-ink-2">{hint}</p>
        {relaxation ? (
          <button type="button" name="remove" value={relaxation.key} className="mt-5 btn btn-outline">
            {relaxation.label}: {formatProjectCount(relaxation.count)}
          </button>
        ) : null}
      </div>
      <div>
        <Heading className="mb-4 type-h3">Contact Us</Heading>
        {children}
      </div>
    </div>
  );
}
