import { Icon } from '@/components/ui/Icon';
import { CalendarLink } from './CalendarLink';

export interface ToastMessage {
  tone: 'ok' | 'err';
  text: string;
  /** Calendar file of the visit that was asked for. */
  calendarHref?: string;
}

interface EnquiryToastProps {
  message: ToastMessage | null;
  onDismiss: () => void;
}

/** What became of an enquiry whose dialog is gone; stays until dismissed or replaced (decisions, Forms). */
export function EnquiryToast({ message, onDismiss }: EnquiryToastProps) {
  return (
    <div
      role="status"
      className="fixed top-[calc(var(--header)+1rem)] right-4 z-60 w-90 max-md:inset-x-(--gutter) max-md:w-auto [html:has(dialog:modal)_&]:hidden"
    >
      {message ? (
        <div
          data-toast
          className="on-dark flex items-start gap-3 rounded-card bg-ink py-1 pr-1 pl-4 type-small text-white shadow-pop"
        >
          <Icon
            name={message.tone === 'ok' ? 'circle-check' : 'circle-alert'}
            className={`mt-3 flex-none ${message.tone === 'ok' ? 'text-ok-soft' : 'text-err-soft'}`}
          />
          <div className="min-w-0 flex-1 py-2.5">
            <p>{message.text}</p>
            {message.calendarHref ? <CalendarLink href={message.calendarHref} /> : null}
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
      ) : null}
    </div>
  );
}
