import { Icon } from '@/components/ui/Icon';
import { PauseButton } from './PauseButton';

interface MotionControlsProps {
  /** Id of what moves; without `onTurn` the arrows carry it in `data-turn`. */
  stageId: string;
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  /** False without autoplay. */
  hasPause: boolean;
  onTurn?: (direction: 1 | -1) => void;
}

/** Pause first, then the arrows; hidden without script. */
export function MotionControls({ stageId, subject, hasPause, onTurn }: MotionControlsProps) {
  const renderArrow = (name: 'Previous' | 'Next', icon: string, direction: 1 | -1) => (
    <button
      type="button"
      className={`carousel-${name.toLowerCase()} btn-icon`}
      aria-label={`${name} ${subject}`}
      {...(onTurn ? { onClick: () => onTurn(direction) } : { 'data-turn': stageId, value: direction })}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div data-answered={onTurn && 'Carousel'} className="carousel-controls flex gap-2 noscript:hidden">
      {hasPause ? <PauseButton stageId={stageId} subject={subject} className="carousel-pause btn-icon" /> : null}
      {renderArrow('Previous', 'arrow-left', -1)}
      {renderArrow('Next', 'arrow-right', 1)}
    </div>
  );
}
