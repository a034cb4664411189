import type { ReactNode } from 'react';
import { SectionTitle } from './SectionTitle';

interface ProjectSectionProps {
  /** Anchor that the tab links to. */
  id: string;
  title: string;
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Content right of the heading: pause and arrows. */
  actions?: ReactNode;
  /**
   * `stacked`: heading above the content. `aside`: heading, lead and actions in columns 1–4, content in 5–12;
   * `wide-aside`: in 1–5 and 6–12. `free`: the children set their own layout and contain a `SectionTitle`.
   */
  layout?: 'stacked' | 'aside' | 'wide-aside' | 'free';
}

const LAYOUT = {
  stacked: '',
  aside: ' project-section-aside',
  'wide-aside': ' project-section-wide',
  free: '',
} as const;

/** One of the eleven sections: a full-width hairline, the heading that names it, the content (visual-language 9). */
export function ProjectSection({ id, title, children, lead, actions, layout = 'stacked' }: ProjectSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-deferred="section"
      className={`project-section${LAYOUT[layout]}`}
    >
      {layout === 'free' ? null : (
        <div className="project-section-head">
          <div>
            <SectionTitle sectionId={id} title={title} />
            {lead ? <p className="mt-3 type-lead">{lead}</p> : null}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
