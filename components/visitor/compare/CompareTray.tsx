import { Icon } from '@/components/ui/Icon';
import { COMPARED_FULL, comparedCount } from '@/lib/domain/visitor/compared';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { sharedShortlistPath } from '@/lib/domain/visitor/shortlist';
import './compare-tray.css';

export interface CompareTrayProps {
  projects: SavedProject[];
  /** The last tick found no room. */
  isFull: boolean;
  onChange: (projects: SavedProject[]) => void;
}

/** Bar above dock and band: the ticked projects, each to take out, and the way to the comparison. */
export function CompareTray({ projects, isFull, onChange }: CompareTrayProps) {
  const count = projects.length;
  return (
    <section aria-label="Projects to compare" className="compare-tray" hidden={count === 0}>
      <p role="status" className="flex-1 font-semibold">
        {isFull ? COMPARED_FULL : count > 0 ? comparedCount(count) : null}
      </p>
      <ul className="hidden flex-wrap gap-2 md:flex">
        {projects.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              className="flex min-h-11 items-center gap-2 rounded-full px-3 edge-strong"
              aria-label={`Take out ${name}`}
              onClick={() => onChange(projects.filter((each) => each.key !== key))}
            >
              <span className="truncate">{name}</span>
              <Icon name="x" size={16} className="flex-none" />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <a href={sharedShortlistPath(projects.map(({ key }) => key))} className="btn btn-primary">
          Compare
        </a>
      ) : null}
      <button type="button" aria-label="Clear comparison" className="btn-icon" onClick={() => onChange([])}>
        <Icon name="trash-2" size={18} />
      </button>
    </section>
  );
}
