import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import type { Project } from '@/lib/domain/project/project';
import { ENQUIRE_HREF } from './enquire-href';
import { SECTIONS } from './sections';

const ARROWS = [
  { step: -1, name: 'Earlier sections', icon: 'chevron-left' },
  { step: 1, name: 'Further sections', icon: 'chevron-right' },
] as const;

/** Links to the eleven sections, and from 768 px price and enquiry, held under the header; script adds arrows and highlight (spec 2). */
export function SectionBar({ project }: { project: Pick<Project, 'name' | 'priceText'> }) {
  return (
    <div id="section-bar" className="section-bar">
      <div>
        <nav aria-label="Sections of this page">
          {ARROWS.map(({ step, name, icon }) => (
            <button key={name} type="button" data-step={step} aria-label={name} className="noscript:hidden">
              <Icon name={icon} />
            </button>
          ))}
          <ul className="no-scrollbar">
            {SECTIONS.map(({ id, label }, index) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="section-bar-enquire">
          {project.priceText}
          <EnquiryLink kind="contact" subject={project.name} href={ENQUIRE_HREF} className="btn btn-enquire">
            Enquire
          </EnquiryLink>
        </p>
      </div>
    </div>
  );
}
