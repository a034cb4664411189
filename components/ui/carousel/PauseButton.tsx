import { Icon } from '@/components/ui/Icon';

interface PauseButtonProps {
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  isPlaying: boolean;
  onToggle: () => void;
  className: string;
}

/** Pause or Play button of an autoplay. */
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
