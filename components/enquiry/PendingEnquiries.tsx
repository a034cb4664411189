import { ASIDE_PLACE, Toast } from '@/components/ui/Toast';
import { telUrl } from '@/lib/domain/site/links';
import { MESSAGES } from '@/lib/domain/site/messages';
import { pendingText } from '@/lib/domain/enquiry/pending';
import { usePendingEnquiries, type PendingState } from './use-pending-enquiries';

export interface PendingEnquiriesProps {
  host: string;
  phone: string;
  /** A form on this page has just saved the enquiry and has already told the visitor. */
  isJustSaved: boolean;
}

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

function textOf(state: PendingState): string | null {
  if (state.kind === 'sending') return MESSAGES.sending;
  if (state.kind === 'deleted') return pendingText.deleted(state.entries.length);
  if (state.kind === 'sent') return pendingText.sent(state.count);
  if (state.kind === 'quiet') return null;
  if (state.refusal) return pendingText.refused(state.refusal);
  return state.isTriedNow ? pendingText.stillWaiting(state.count) : pendingText.waiting(state.count);
}

/** A quiet notice without the typed text, because other people may use this device (security 3.3). */
export function PendingEnquiries({ host, phone, isJustSaved }: PendingEnquiriesProps) {
  const { state, sendNow, remove, undo, close } = usePendingEnquiries(host, isJustSaved);
  const text = textOf(state);
  return (
    <div role="status" className={ASIDE_PLACE}>
      {text ? (
        <Toast tone={state.kind === 'sent' ? 'ok' : 'saved'} text={text} onDismiss={close} isAside>
          {state.kind === 'waiting' ? (
            <p className="-mb-2.5 flex flex-wrap gap-x-5">
              <button type="button" className={LINK} onClick={sendNow}>
                Send now
              </button>
              <button type="button" className={LINK} onClick={remove}>
                Delete
              </button>
              {state.refusal ? (
                <a href={telUrl(phone)} className={LINK}>
                  {phone}
                </a>
              ) : null}
            </p>
          ) : null}
          {state.kind === 'deleted' ? (
            <button type="button" className={`-mb-2.5 ${LINK}`} onClick={undo}>
              Undo
            </button>
          ) : null}
        </Toast>
      ) : null}
    </div>
  );
}
