import { Icon } from '@/components/ui/Icon';
import { PauseButton } from './PauseButton';

interface MotionControlsProps {
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  /** False without autoplay. */
  hasPause: boolean;
}

/** Pause first, then the arrows; hidden without script. */
export function MotionControls({ subject, hasPause }: MotionControlsProps) {
  const renderArrow = (name: 'Previous' | 'Next', icon: string) => (
    <button type="button" className={`carousel-${name.toLowerCase()} btn-icon`} aria-label={`${name} ${subject}`}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel-controls flex gap-2 noscript:hidden">
      {hasPause ? <PauseButton subject={subject} className="carousel-pause btn-icon" /> : null}
      {renderArrow('Previous', 'arrow-left')}
      {renderArrow('Next', 'arrow-right')}
    </div>
  );
}
