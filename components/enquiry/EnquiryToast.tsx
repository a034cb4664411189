import { Toast, TOAST_PLACE } from '@/components/ui/Toast';
import { CalendarLink } from './CalendarLink';

export interface ToastMessage {
  tone: 'ok' | 'err';
  text: string;
  /** Calendar file of the requested visit. */
  calendarHref?: string;
}

interface EnquiryToastProps {
  message: ToastMessage | null;
  onDismiss: () => void;
}

/** Result of an enquiry whose dialog has closed; stays until dismissed or replaced (routes-and-content, Forms). */
export function EnquiryToast({ message, onDismiss }: EnquiryToastProps) {
  return (
    <div role="status" className={TOAST_PLACE}>
      {message ? (
        <Toast tone={message.tone} text={message.text} onDismiss={onDismiss}>
          {message.calendarHref ? <CalendarLink href={message.calendarHref} /> : null}
        </Toast>
      ) : null}
    </div>
  );
}
