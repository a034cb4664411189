import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ToastProps {
  tone: keyof typeof LOOKS;
  text: string;
  onDismiss: () => void;
  /** Not a result of an action: it hides while such a result is shown. */
  isAside?: boolean;
  /** Actions, for example a link. */
  children?: ReactNode;
}

const LOOKS = {
  ok: { icon: 'circle-check', colour: 'text-ok-soft' },
  err: { icon: 'circle-alert', colour: 'text-err-soft' },
  saved: { icon: 'hard-drive-download', colour: 'text-accent-tint' },
} as const;

const PLACE = 'fixed inset-x-(--gutter) top-(--header) mt-4 ml-auto max-w-90 [html:has(dialog:modal)_&]:hidden';

/** Classes for the position of toasts: below the header, hidden by a modal dialog. */
export const TOAST_PLACE = `${PLACE} z-60`;

/** The same position for a toast that hides while another one is shown. */
export const ASIDE_PLACE = `${PLACE} z-50 [html:has([data-toast])_&]:hidden`;

/** Result of an action whose dialog has closed; stays until dismissed or replaced. */
export function Toast({ tone, text, onDismiss, isAside = false, children }: ToastProps) {
  const { icon, colour } = LOOKS[tone];
  return (
    <div
      data-toast={isAside ? undefined : ''}
      className="on-dark flex items-start gap-3 rounded-card bg-ink py-1 pl-4 type-small text-white shadow-pop"
    >
      <Icon name={icon} className={`mt-3 flex-none ${colour}`} />
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
