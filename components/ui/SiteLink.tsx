import type { ReactNode } from 'react';
import { isExternalUrl } from '@/lib/domain/site/links';

interface SiteLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
  /** Opens a new tab and tells assistive technology so; always true for other hosts. */
  isNewTab?: boolean;
  isCurrent?: boolean;
  label?: string;
}

/** A plain document link to a final address, without client routing (routes-and-content, Pages). */
export function SiteLink({ href, children, className, isNewTab, isCurrent, label }: SiteLinkProps) {
  const opensTab = isNewTab || isExternalUrl(href);
  return (
    <a
      href={href}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label && opensTab ? `${label} (opens in a new tab)` : label}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
    >
      {children}
      {opensTab && !label ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
}
