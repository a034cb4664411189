import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useDialog } from '@/components/ui/use-dialog';
import { leaveFullscreen, useFullscreen } from './use-fullscreen';
import { useZoomStage } from './use-zoom-stage';
import { readPictures } from './zoom-pictures';
import { ZoomControls } from './ZoomControls';
import { ZoomGrid } from './ZoomGrid';
import './zoom.css';

export interface ZoomDialogProps {
  /** The clicked link. Its group defines the pictures, and the focus returns to it. */
  opener: HTMLAnchorElement;
  onClose: () => void;
}

/** What the pictures of a group are called; all others are plans. */
const NOUNS: Record<string, string> = { location: 'picture', gallery: 'photograph' };

/** Plans and photographs full screen, 0.5x to 3x (spec 2, Zoom modals). Open as long as it is rendered. */
export function ZoomDialog({ opener, onClose }: ZoomDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [{ pictures, index: first }] = useState(() => readPictures(opener));
  const [index, setIndex] = useState(first);
  const picture = pictures[index]!;
  const total = pictures.length;
  const group = opener.dataset['zoom'] ?? '';
  const noun = NOUNS[group] ?? 'plan';
  const [isGrid, setIsGrid] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (direction: 1 | -1) => setIndex((index + direction + total) % total);
  const { stage, scale, act } = useZoomStage({ picture: isGrid ? null : picture, canTurn: total > 1, onTurn: turn });
  const { isFullscreen, toggle } = useFullscreen(screen, 'zoomFullscreen' in opener.dataset);
  const isWide = (picture.ratio ?? 1) > 1.2;
  // An estimate of the width; the stage measures the real one.
  const sizesAtFirst = picture.ratio ? `min(100vw, ${Math.round(picture.ratio * 90)}vh)` : '100vw';
  useDialog(dialog, true);

  function onEscape(event: KeyboardEvent | SyntheticEvent) {
    const isEscape = !('key' in event) || event.key === 'Escape';
    if (isEscape && leaveFullscreen()) event.preventDefault();
  }
  function onClosed() {
    opener.focus({ preventScroll: true });
    onClose();
  }
  function onChoose(chosen: number) {
    setIndex(chosen);
    setIsGrid(false);
    heading.current?.focus();
  }
  const renderButton = (label: string, icon: string, onClick: () => void, isOn?: boolean) => (
    <button type="button" aria-label={label} aria-pressed={isOn} onClick={onClick} className="zoom-button zoom-plain">
      <Icon name={icon} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={onEscape}
      onCancel={onEscape}
      onClose={onClosed}
      className="zoom-dialog on-dark"
      data-group={group}
    >
      <div ref={screen} className="flex h-full flex-col bg-deep">
        <div className="flex min-h-14 items-center gap-1 py-1.5 pr-1 pl-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} aria-live="polite" className="flex min-w-0 flex-1 outline-none">
            <span className="truncate">{picture.title}</span>
            {total > 1 && !isGrid ? (
              <span className="flex-none whitespace-pre">{` · ${index + 1} / ${total}`}</span>
            ) : null}
          </h2>
          {total > 1 ? renderButton(`All ${noun}s`, 'layout-grid', () => setIsGrid(!isGrid), isGrid) : null}
          {total > 1 && !isGrid ? renderButton(`Previous ${noun}`, 'arrow-left', () => turn(-1)) : null}
          {total > 1 && !isGrid ? renderButton(`Next ${noun}`, 'arrow-right', () => turn(1)) : null}
          <form method="dialog">
            <button aria-label="Close" className="zoom-button zoom-plain">
              <Icon name="x" />
            </button>
          </form>
        </div>
        {isGrid ? (
          <ZoomGrid pictures={pictures} current={index} onChoose={onChoose} />
        ) : (
          <>
            <div ref={stage} className="zoom-stage" data-fallback={picture.fallbackSrc}>
              <picture key={index}>
                {picture.srcset ? <source srcSet={picture.srcset} sizes={sizesAtFirst} type="image/avif" /> : null}
                <img src={picture.src} alt={picture.alt} draggable={false} />
              </picture>
            </div>
            <div className="pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <p className="zoom-hint">
                {isWide ? <span className="landscape:hidden">Turn the phone for a larger view. </span> : null}
                Pinch or double-tap to zoom{total > 1 ? `, swipe for the next ${noun}` : null}
              </p>
              <ZoomControls scale={scale} onAction={act} isFullscreen={isFullscreen} onFullscreen={toggle} />
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}
