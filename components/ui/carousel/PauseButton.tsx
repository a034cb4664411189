import { Icon } from '@/components/ui/Icon';

interface PauseButtonProps {
  /** What plays, as in 'Pause trending projects'. */
  subject: string;
  isPlaying: boolean;
  onToggle: () => void;
  className: string;
}

/** Pause or Play of anything that moves by itself. */
export function PauseButton({ subject, isPlaying, onToggle, className }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${subject}`}
      onClick={onToggle}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
