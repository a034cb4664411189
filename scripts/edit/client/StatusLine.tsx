/** @jsxImportSource preact */
import type { ThingState } from './use-thing';

const WORDS = { saved: 'Saved', typing: 'Typing …', saving: 'Saving …' } as const;

/** Whether what is typed is saved, and if not, why. */
export function StatusLine({ state }: { state: ThingState }) {
  const { status, settleConflict, save, faults } = state;
  const count = faults.filter(({ severity }) => severity === 'error').length;
  return (
    <div class={`status ${status.kind}`}>
      <p role="status">
        {status.kind === 'faulty'
          ? `Not saved: ${count === 1 ? 'one field is' : `${count} places are`} wrong. What you typed is kept as a draft.`
          : status.kind === 'conflict'
            ? `Not saved: somebody else changed ${status.fields.filter(Boolean).join(', ') || 'this'} meanwhile.`
            : status.kind === 'failed'
              ? `Not saved. ${status.message}`
              : WORDS[status.kind]}
      </p>
      {status.kind === 'conflict' ? (
        <>
          <button type="button" class="quiet" onClick={() => settleConflict('theirs')}>
            Take theirs
          </button>
          <button type="button" class="quiet" onClick={() => settleConflict('mine')}>
            Keep mine
          </button>
        </>
      ) : null}
      {status.kind === 'failed' ? (
        <button type="button" class="quiet" onClick={save}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
