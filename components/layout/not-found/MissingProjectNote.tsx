import { MESSAGES } from '@/lib/domain/site/messages';
import { ROUTES } from '@/lib/domain/site/routes';

interface MissingProjectNoteProps {
  developer: string;
  id: string;
}

/** Names the missing project, with a button back (spec 2, Project page). */
export function MissingProjectNote({ developer, id }: MissingProjectNoteProps) {
  return (
    <div className="pl-4 [border-left:2px_solid_var(--color-mark)]">
      <p>{MESSAGES.projectNotFound(developer, id)}</p>
      <button type="button" className="mt-3 btn btn-outline" onClick={onBack}>
        Go Back
      </button>
    </div>
  );
}

/** If the visit began on this page there is no history; the button then leads to the developers. */
function onBack() {
  if (history.length > 1) history.back();
  else location.assign(ROUTES.developersList);
}
