import { Icon } from '@/components/ui/Icon';
import { formatZoom, ZOOM, type ZoomAction } from '@/lib/domain/picture/zoom';

interface ZoomControlsProps {
  scale: number;
  onAction: (action: ZoomAction) => void;
  isFullscreen: boolean;
  /** Null if the browser has no fullscreen. */
  onFullscreen: (() => void) | null;
}

/** Zoom and fullscreen buttons (visual-language 8, Zoom dialog). A button at its limit keeps the focus. */
export function ZoomControls({ scale, onAction, isFullscreen, onFullscreen }: ZoomControlsProps) {
  const renderButton = (label: string, icon: string, onClick: () => void, isAtLimit = false) => (
    <button type="button" aria-label={label} aria-disabled={isAtLimit} onClick={onClick} className="zoom-button">
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="flex items-center justify-center gap-2">
      {renderButton('Zoom out', 'zoom-out', () => onAction({ kind: 'out' }), scale <= ZOOM.min)}
      <p aria-live="polite" aria-atomic="true" className="tabular-nums w-16 text-center">
        <span className="sr-only">Zoom </span>
        {formatZoom(scale)}
      </p>
      {renderButton('Zoom in', 'zoom-in', () => onAction({ kind: 'in' }), scale >= ZOOM.max)}
      {renderButton('Reset zoom', 'rotate-ccw', () => onAction({ kind: 'reset' }))}
      {onFullscreen
        ? renderButton(
            isFullscreen ? 'Leave fullscreen' : 'Fullscreen',
            isFullscreen ? 'shrink' : 'expand',
            onFullscreen,
          )
        : null}
    </div>
  );
}
