import type { ReactNode } from 'react';
import { SectionTitle } from './SectionTitle';

interface ProjectSectionProps {
  /** The anchor of the tab. */
  id: string;
  title: string;
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Right of the heading: pause and arrows. */
  actions?: ReactNode;
  /**
   * `stacked`: heading above the content. `aside`: heading, lead and actions in columns 1–4, content in 5–12;
   * `wide-aside` in 1–5 and 6–12. `free`: the children lay themselves out and place a `SectionTitle`.
   */
  layout?: 'stacked' | 'aside' | 'wide-aside' | 'free';
}

const LAYOUT = {
  stacked: 'page section',
  aside: 'grid grid-cols-[minmax(0,1fr)] gap-8 page section lg:grid-cols-[4fr_8fr]',
  'wide-aside': 'grid grid-cols-[minmax(0,1fr)] gap-8 page section lg:grid-cols-[5fr_7fr]',
  free: 'page section',
} as const;

/** One of the eleven sections: a full-width hairline, the heading that names it, the content (visual language 9). */
export function ProjectSection({ id, title, children, lead, actions, layout = 'stacked' }: ProjectSectionProps) {
  const head = (
    <div>
      <SectionTitle sectionId={id} title={title} />
      {lead ? <p className="mt-3 type-lead">{lead}</p> : null}
    </div>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="border-t border-line outline-none">
      <div className={LAYOUT[layout]}>
        {layout === 'stacked' ? (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-8">
            {head}
            {actions}
          </div>
        ) : null}
        {layout === 'aside' || layout === 'wide-aside' ? (
          <div>
            {head}
            {actions ? <div className="mt-5">{actions}</div> : null}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}
