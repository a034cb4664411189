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

/** Replaces a section's content by one ruled row: sentence and one button. */
export function SectionNote({ icon, isError, title, text, children }: SectionNoteProps) {
  return (
    <div className="section-note flex items-center gap-x-4 py-2.5 edge-line-y">
      <Icon name={icon} size={24} className={`flex-none max-sm:hidden ${isError ? 'text-err' : 'text-ink-3'}`} />
      <div className="min-w-0 grow">
        {title ? <h3 className="font-semibold">{title}</h3> : null}
        <p className={title ? 'text-[0.875rem] text-ink-2' : undefined}>{text}</p>
      </div>
      {children}
    </div>
  );
}
