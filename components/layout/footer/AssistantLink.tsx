import type { ReactNode } from 'react';
import { ROUTES } from '@/lib/domain/site/routes';

interface AssistantLinkProps {
  /** Names one of the two launchers; only one is visible at a time. */
  place: 'dock' | 'corner';
  children: ReactNode;
  className?: string;
}

/** Opens the assistant; without script a link to the contact page. */
export function AssistantLink({ place, children, className }: AssistantLinkProps) {
  return (
    <a href={ROUTES.contact} data-assistant={place} data-answered="" className={className}>
      {children}
    </a>
  );
}
