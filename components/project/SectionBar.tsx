import { Icon } from '@/components/ui/Icon';
import { SECTIONS } from './sections';

const ARROWS = [
  { step: -1, name: 'Earlier sections', icon: 'chevron-left' },
  { step: 1, name: 'Further sections', icon: 'chevron-right' },
] as const;

/** Links to the eleven sections, sticky under the header; script adds arrows and highlight (spec 2). */
export function SectionBar() {
  return (
    <nav id="section-bar" aria-label="Sections of this page" className="section-bar">
      <div>
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
      </div>
    </nav>
  );
}
