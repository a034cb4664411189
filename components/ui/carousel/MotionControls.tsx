import { Icon } from '@/components/ui/Icon';
import { PauseButton } from './PauseButton';

interface MotionControlsProps {
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  isPlaying: boolean;
  /** Null without autoplay: no pause button. */
  onToggle: (() => void) | null;
  onArrow: (direction: 1 | -1) => void;
}

/** Pause first, then the arrows; hidden without script. */
export function MotionControls({ subject, isPlaying, onToggle, onArrow }: MotionControlsProps) {
  const renderArrow = (direction: 1 | -1, name: 'Previous' | 'Next', icon: string) => (
    <button
      type="button"
      className={`carousel-${name.toLowerCase()} btn-icon`}
      aria-label={`${name} ${subject}`}
      onClick={() => onArrow(direction)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel-controls flex gap-2 noscript:hidden">
      {onToggle ? (
        <PauseButton subject={subject} isPlaying={isPlaying} onToggle={onToggle} className="carousel-pause btn-icon" />
      ) : null}
      {renderArrow(-1, 'Previous', 'arrow-left')}
      {renderArrow(1, 'Next', 'arrow-right')}
    </div>
  );
}
