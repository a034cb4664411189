import { Icon } from '@/components/ui/Icon';

interface PauseButtonProps {
  /** Id of what moves. */
  stageId: string;
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  className: string;
}

/** Button of an autoplay, built as it is while the stage plays; `startAutoplay` turns it into a Play button. */
export function PauseButton({ stageId, subject, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-pause={stageId}
      data-subject={subject}
      aria-label={`Pause ${subject}`}
    >
      <Icon name="pause" />
    </button>
  );
}
