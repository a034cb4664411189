import { pageRange, responsivePageSlots } from '@/lib/domain/site/pagination';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

interface PaginationProps {
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  toHref: (page: number) => string;
}

const SHOWN = ['grid', 'sm:grid', 'md:grid', 'lg:grid'];
const HIDDEN = ['hidden', 'sm:hidden', 'md:hidden', 'lg:hidden'];
const BOX = 'grid size-[44px] place-items-center rounded-card';

/** Adds a class only if visibility changes from one width to the next. */
function displayClasses(isShownAt: boolean[]): string {
  return isShownAt
    .map((isShown, width) => (width > 0 && isShownAt[width - 1] === isShown ? '' : (isShown ? SHOWN : HIDDEN)[width]))
    .filter(Boolean)
    .join(' ');
}

function Step({ href, icon, label }: { href: string | null; icon: string; label: string }) {
  return href ? (
    <SiteLink href={href} label={label} className={`${BOX} border border-line bg-white hover:border-ink`}>
      <Icon name={icon} size={18} />
    </SiteLink>
  ) : (
    <span aria-hidden="true" className={`${BOX} border border-line text-ink-3 opacity-50`}>
      <Icon name={icon} size={18} />
    </span>
  );
}

/** Page links in 3, 5, 6 or 7 slots by width, all in one row of HTML (spec 9). */
export function Pagination({ page, pageCount, total, pageSize, toHref }: PaginationProps) {
  if (pageCount < 2) return null;
  const { first, last } = pageRange(page, total, pageSize);
  return (
    <div className="flex flex-col items-center gap-3">
      <nav aria-label="Pagination" data-answered="" className="tabular-nums flex gap-1 type-small font-semibold">
        <Step href={page > 1 ? toHref(page - 1) : null} icon="arrow-left" label="Previous page" />
        <ol className="flex gap-1">
          {responsivePageSlots(page, pageCount).map(({ slot, order, isShownAt }) => (
            <li key={order} className={`size-[44px] place-items-center ${displayClasses(isShownAt)}`}>
              {slot.kind === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <SiteLink
                  href={toHref(slot.number)}
                  label={`Page ${slot.number}`}
                  isCurrent={slot.number === page}
                  className={`${BOX} ${slot.number === page ? 'bg-ink text-white' : 'hover:bg-surface-2'}`}
                >
                  {slot.number}
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
        <Step href={page < pageCount ? toHref(page + 1) : null} icon="arrow-right" label="Next page" />
      </nav>
      <p className="type-caption text-ink-2">
        Showing {first} – {last} of {total}
      </p>
    </div>
  );
}
