import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

interface ArrowLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link with an arrow (visual-language 8). */
export function ArrowLink({ href, className = '', children }: ArrowLinkProps) {
  return (
    <SiteLink href={href} className={`link ${className}`.trimEnd()}>
      <span>{children}</span>
      <Icon name="arrow-right" size={16} />
    </SiteLink>
  );
}
