import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { MONEY_LINKS } from '@/lib/domain/page/navigation';
import { ComingBack, type ComingBackProps } from './ComingBack';
import type { SearchStartLink, SearchStartLinks } from '@/lib/domain/search/start';

interface SearchStartProps extends SearchStartLinks {
  /** What was looked for on this device, latest first. */
  recent: readonly string[];
  back: Omit<ComingBackProps, 'className'>;
  onRecent: (query: string) => void;
}

/** The search before anything is typed: recent searches, localities, budgets, cities and the tools about money. */
export function SearchStart({ recent, back, localities, budgets, cities, onRecent }: SearchStartProps) {
  return (
    <div className="pt-2 pb-4">
      <ComingBack {...back} className="px-4 pt-2" />
      {recent.length > 0 ? (
        <section aria-label="Recent searches">
          <h2 className="search-head">Recent searches</h2>
          {recent.map((query) => (
            <button
              key={query}
              type="button"
              className="search-option w-full text-left"
              onClick={() => onRecent(query)}
            >
              <Icon name="clock" className="flex-none text-accent" />
              <span className="font-medium">{query}</span>
            </button>
          ))}
        </section>
      ) : null}
      {renderChips('Localities', localities)}
      {renderChips('Budget', budgets)}
      {renderChips('Cities', cities)}
      {renderChips('Money', MONEY_LINKS)}
    </div>
  );
}

function renderChips(heading: string, links: readonly SearchStartLink[]) {
  if (links.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="search-head">{heading}</h2>
      <ul className="flex flex-wrap gap-2 px-4 py-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className="chip min-h-11">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
