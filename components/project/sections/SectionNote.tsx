import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface SectionNoteProps {
  icon: string;
  /** An error; else something is merely not there. */
  isError?: boolean;
  /** Omitted where the sentence says it all. */
  title?: string;
  text: string;
  /** The one button. */
  children: ReactNode;
}

/** A ruled box in the place of a section's content: icon, sentence, one button (visual-language 8, Empty and error). */
export function SectionNote({ icon, isError, title, text, children }: SectionNoteProps) {
  return (
    <div className="section-note">
      <Icon name={icon} size={32} className={isError ? 'text-err' : 'text-ink-3'} />
      <div>
        {title ? <h3 className="type-h3">{title}</h3> : null}
        <p className={title ? 'mt-1 text-ink-2' : 'type-lead'}>{text}</p>
      </div>
      {children}
    </div>
  );
}
