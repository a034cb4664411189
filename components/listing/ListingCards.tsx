import type { ListingRecord } from '@/lib/domain/listing/record';
import type { Configuration } from '@/lib/domain/project/configuration';
import { ProjectCard } from './ProjectCard';

interface ListingCardsProps {
  /** Projects, each with the configuration that its card shows. */
  cards: readonly { item: ListingRecord; configuration: Configuration | null }[];
  headingLevel: 2 | 3 | 4;
  label: string;
  id?: string;
}

const SIZES = '(width < 640px) 90vw, (width < 1024px) 50vw, 466px';

/** Cards of a listing in one or two columns. */
export function ListingCards({ cards, headingLevel, label, id }: ListingCardsProps) {
  return (
    <ul
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={label}
      className="listing-grid grid gap-x-6 gap-y-10 outline-none sm:grid-cols-2"
    >
      {cards.map(({ item: { summary }, configuration }) => (
        <li key={summary.href}>
          <ProjectCard project={summary} configuration={configuration} headingLevel={headingLevel} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
