'use client';

/** Why an island: it sends again what waits on the device and lets the visitor send or delete it; fetched only where something waits. */

import { Icon } from '@/components/ui/Icon';
import { telUrl } from '@/lib/domain/links';
import { MESSAGES } from '@/lib/domain/messages';
import { pendingText } from '@/lib/domain/pending-words';
import { usePendingEnquiries, type PendingState } from './use-pending-enquiries';

export interface PendingEnquiriesProps {
  host: string;
  phone: string;
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

/** A quiet notice without any of what was typed: others may use this device (security 3.3). */
export function PendingEnquiries({ host, phone }: PendingEnquiriesProps) {
  const { state, sendNow, remove, undo, close } = usePendingEnquiries(host);
  const text = textOf(state);
  return (
    <div
      role="status"
      className="fixed top-[calc(var(--header)+1rem)] right-4 z-50 w-90 max-md:inset-x-(--gutter) max-md:w-auto [html:has([data-toast])_&]:hidden [html:has(dialog:modal)_&]:hidden"
    >
      {text ? (
        <div className="on-dark flex items-start gap-3 rounded-card bg-ink py-1 pr-1 pl-4 type-small text-white shadow-pop">
          <Icon
            name={state.kind === 'sent' ? 'circle-check' : 'hard-drive-download'}
            className={`mt-3 flex-none ${state.kind === 'sent' ? 'text-ok-soft' : 'text-teal-100'}`}
          />
          <div className="min-w-0 flex-1 py-2.5">
            <p>{text}</p>
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
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="grid size-11 flex-none place-items-center"
            onClick={close}
          >
            <Icon name="x" size={16} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
