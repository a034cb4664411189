import { ProjectCard } from '@/components/listing/ProjectCard';
import { SiteLink } from '@/components/ui/SiteLink';
import { HeartButton } from './HeartButton';
import type { ShortlistEntry } from './shortlist-rows';

interface RestCardsProps {
  entries: ShortlistEntry[];
  onCompare: (key: string) => void;
}

/** Projects outside the comparison; a button adds each of them to it. */
export function RestCards({ entries, onCompare }: RestCardsProps) {
  return (
    <ul aria-label="More projects" className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'ready' ? (
            <ProjectCard project={entry.record.summary} headingLevel={3} />
          ) : (
            <article className="project-card">
              <div className="compare-photo bg-photo" />
              <h3 className="mt-4 type-title">
                <SiteLink href={entry.href} className="stretched">
                  {entry.name}
                </SiteLink>
              </h3>
              <HeartButton href={entry.href} name={entry.name} />
            </article>
          )}
          <button type="button" className="mt-4 btn btn-outline" onClick={() => onCompare(entry.key)}>
            Compare<span className="sr-only"> {entry.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
