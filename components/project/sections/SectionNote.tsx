import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface SectionNoteProps {
  icon: string;
  /** True for an error, false for missing data. */
  isError?: boolean;
  /** Omit it if the text says everything. */
  title?: string;
  text: string;
  /** The one button. */
  children: ReactNode;
}

/** Replaces a section's content by a ruled box: icon, sentence, one button (visual-language 8, Empty and error). */
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
