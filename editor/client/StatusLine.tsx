/** @jsxImportSource preact */
import { Button } from './controls';
import type { EntryDraft } from './entry-draft';

function wordsFor({ status, faults }: EntryDraft): string {
  const count = faults.filter(({ severity }) => severity === 'error').length;
  switch (status.kind) {
    case 'faulty':
      return `Not saved: ${count === 1 ? 'one field is' : `${count} places are`} wrong. What you typed is kept as a draft.`;
    case 'conflict':
      return `Not saved: somebody else changed ${status.fields.filter(Boolean).join(', ') || 'this'} meanwhile.`;
    case 'failed':
      return `Not saved. ${status.message}`;
    default:
      return { saved: 'Saved', typing: 'Typing …', saving: 'Saving …' }[status.kind];
  }
}

/** Whether what is typed is saved, and if not, why. */
export function StatusLine({ draft }: { draft: EntryDraft }) {
  const { kind } = draft.status;
  const isWrong = kind === 'faulty' || kind === 'conflict' || kind === 'failed';
  return (
    <div
      data-status={kind}
      class={`flex basis-full flex-wrap items-center gap-x-3 gap-y-2 text-[0.875rem] ${isWrong ? 'font-semibold text-err' : ''}`}
    >
      <p role="status" class={`before:content-['■_'/''] ${kind === 'saved' ? 'before:text-ok' : ''}`}>
        {wordsFor(draft)}
      </p>
      {kind === 'conflict' && <Button onClick={() => draft.settleConflict('theirs')}>Take theirs</Button>}
      {kind === 'conflict' && <Button onClick={() => draft.settleConflict('mine')}>Keep mine</Button>}
      {kind === 'failed' && <Button onClick={() => void draft.save()}>Try again</Button>}
    </div>
  );
}
