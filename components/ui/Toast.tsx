import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ToastProps {
  tone: 'ok' | 'err';
  text: string;
  onDismiss: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The place of toasts: below the header, not over a dialog. */
export const TOAST_PLACE =
  'fixed top-[calc(var(--header)+1rem)] right-4 z-60 w-90 max-md:inset-x-(--gutter) max-md:w-auto [html:has(dialog:modal)_&]:hidden';

/** What became of something whose place is gone; stays until dismissed or replaced. */
export function Toast({ tone, text, onDismiss, children }: ToastProps) {
  return (
    <div
      data-toast
      className="on-dark flex items-start gap-3 rounded-card bg-ink py-1 pr-1 pl-4 type-small text-white shadow-pop"
    >
      <Icon
        name={tone === 'ok' ? 'circle-check' : 'circle-alert'}
        className={`mt-3 flex-none ${tone === 'ok' ? 'text-ok-soft' : 'text-err-soft'}`}
      />
      <div className="min-w-0 flex-1 py-2.5">
        <p>{text}</p>
        {children}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 flex-none place-items-center"
        onClick={onDismiss}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
