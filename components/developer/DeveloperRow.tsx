import type { DeveloperSummary } from '@/lib/domain/project/developer';
import { DeveloperCard } from './DeveloperCard';

interface DeveloperRowProps {
  developers: DeveloperSummary[];
  headingLevel: 2 | 3;
}

/** Developer cards in one row that scrolls sideways. */
export function DeveloperRow({ developers, headingLevel }: DeveloperRowProps) {
  return (
    <ul className="flex [scroll-snap-type:x] gap-3 overflow-x-auto pb-3 sm:gap-5">
      {developers.map((developer) => (
        <li key={developer.slug} className="w-[min(17.5rem,80%)] flex-none snap-start">
          <DeveloperCard developer={developer} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
