import type { ReactNode } from 'react';
import { ROUTES } from '@/lib/domain/site/routes';

interface AssistantLinkProps {
  /** Which of the two launchers it is: one is shown at a time. */
  place: 'dock' | 'corner';
  children: ReactNode;
  className?: string;
}

/** A launcher of the assistant: without script a link to the contact page. */
export function AssistantLink({ place, children, className }: AssistantLinkProps) {
  return (
    <a href={ROUTES.contact} data-assistant={place} className={className}>
      {children}
    </a>
  );
}
