import { MissingProjectNote } from '@/components/layout/MissingProjectNote';
import { FaultySection } from './FaultySection';
import { MESSAGES } from '@/lib/domain/messages';
import type { AskedProblem } from './use-asked-project';

interface AskedProjectNoteProps {
  problem: AskedProblem;
}

/** Why the page of `?custom_id=` is not here, above the page that stays (spec 8, Project page). */
export function AskedProjectNote({ problem }: AskedProjectNoteProps) {
  return (
    <div role="alert" className="page">
      {problem.kind === 'missing' ? (
        <MissingProjectNote developer={problem.developer} id={problem.id} />
      ) : (
        <div className="mt-6">
          <FaultySection text={MESSAGES.projectDetailsFailed(problem.message)} buttonLabel="Retry" />
        </div>
      )}
    </div>
  );
}
