import { Icon } from '@/components/ui/Icon';
import { splitDescription } from '@/lib/domain/project/description';
import type { Project } from '@/lib/domain/project/project';

interface DescriptionDialogProps {
  project: Pick<Project, 'name' | 'description'>;
}

const DIALOG_ID = 'full-description';

/** Read More and its dialog; without script the whole text is shown instead (spec 2, Project page). */
export function DescriptionDialog({ project }: DescriptionDialogProps) {
  return (
    <>
      <button type="button" command="show-modal" commandfor={DIALOG_ID} className="link mt-2 noscript:hidden">
        <span>Read More</span>
      </button>
      <dialog id={DIALOG_ID} aria-labelledby={`${DIALOG_ID}-title`} className="dialog dialog-text">
        <div className="dialog-head print:hidden noscript:hidden">
          <h2 id={`${DIALOG_ID}-title`} tabIndex={-1} autoFocus className="min-w-0 flex-1 pt-1.5 type-h3 outline-none">
            {project.name}
          </h2>
          <form method="dialog" className="-mt-0.5 -mr-3">
            <button aria-label="Close" className="grid size-11 place-items-center rounded-card hover:bg-surface-2">
              <Icon name="x" />
            </button>
          </form>
        </div>
        <div className="dialog-body text-ink-2">
          {splitDescription(project.description).map((paragraph, index) => (
            <p key={index} className="not-first:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </dialog>
    </>
  );
}
