import type { ReactNode } from 'react';
import type { Crumb } from '@/lib/domain/page/trail';
import { Breadcrumbs } from './Breadcrumbs';

interface PageHeadProps {
  trail: Crumb[];
  title: string;
  lead?: string;
  /** The title is a slogan of the company, set large. */
  isStatement?: boolean;
  /** Content right of the heading, for example a count, a logo or a button. */
  children?: ReactNode;
}

/** Head of a page without a photograph: breadcrumbs, h1, one sentence. */
export function PageHead({ trail, title, lead, isStatement, children }: PageHeadProps) {
  return (
    <div className="page pt-4 lg:pt-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-full">
          <h1 className={isStatement ? 'max-w-[20ch] type-display' : 'type-h1'}>{title}</h1>
          {lead ? <p className="mt-3 type-lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
