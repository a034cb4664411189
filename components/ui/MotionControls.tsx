import { Icon } from './Icon';
import { PauseButton } from './PauseButton';

interface MotionControlsProps {
  /** What moves, as in 'Pause trending projects'. */
  subject: string;
  isPlaying: boolean;
  onToggle: () => void;
  onArrow: (direction: 1 | -1) => void;
}

/** Pause first, then the arrows; not shown where no script could obey them. */
export function MotionControls({ subject, isPlaying, onToggle, onArrow }: MotionControlsProps) {
  const renderArrow = (direction: 1 | -1, name: string, icon: string) => (
    <button type="button" className="btn-icon" aria-label={`${name} ${subject}`} onClick={() => onArrow(direction)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="flex gap-2 noscript:hidden">
      <PauseButton subject={subject} isPlaying={isPlaying} onToggle={onToggle} className="btn-icon" />
      {renderArrow(-1, 'Previous', 'arrow-left')}
      {renderArrow(1, 'Next', 'arrow-right')}
    </div>
  );
}
