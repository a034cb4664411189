import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Crumb } from '@/lib/domain/page/trail';

interface BreadcrumbsProps {
  /** From Home to the current page, which is the last. */
  trail: Crumb[];
  /** For breadcrumbs over a photograph or a teal band. */
  tone?: 'dark';
}

/** Below 768 px a longer trail shows Home and its last two crumbs, and the last has its own row without room beside them (shell.css). */
const LONGEST_ON_PHONES = 3;

/** Position of a page, by its path segments (spec 2, Shared parts). */
export function Breadcrumbs({ trail, tone }: BreadcrumbsProps) {
  const isDark = tone === 'dark';
  const last = trail.length - 1;
  const isLong = trail.length > LONGEST_ON_PHONES;
  return (
    <nav aria-label="Breadcrumb" className={isDark ? 'on-dark text-accent-tint' : 'text-ink-2'}>
      <ol className={`trail flex flex-wrap items-center gap-x-2 type-caption ${isLong ? 'long-trail' : ''}`}>
        {trail.map((crumb, index) => (
          <li key={crumb.name + index} className="flex min-h-11 items-center gap-2">
            {index > 0 ? <Icon name="chevron-right" size={14} className="shrink-0 opacity-70" /> : null}
            {index === last ? (
              <span aria-current="page" className={isDark ? 'font-medium text-white' : 'font-medium text-ink'}>
                {crumb.name}
              </span>
            ) : crumb.href ? (
              <SiteLink href={crumb.href} className="flex min-h-11 items-center quiet-link">
                {crumb.name}
              </SiteLink>
            ) : (
              <span>{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
