import { ArrowLink } from '@/components/ui/ArrowLink';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby` of its section. */
  id?: string;
  title: string;
  lead?: string;
  link?: { href: string; label: string };
  /** Arrows of a strip or carousel. */
  children?: ReactNode;
}

/** Heading left, link and arrows right (visual-language 2). */
export function SectionHead({ id, title, lead, link, children }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-full">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {lead ? <p className="mt-2 type-lead">{lead}</p> : null}
      </div>
      {link || children ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {link ? <ArrowLink href={link.href}>{link.label}</ArrowLink> : null}
          {children}
        </div>
      ) : null}
    </div>
  );
}
