import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatZoom, ZOOM, type ZoomAction } from '@/lib/domain/picture/zoom';
import { useDialog } from '@/components/ui/use-dialog';
import { readPictures, type ZoomPicture } from './zoom-pictures';
import { createZoomStage, type ZoomStage } from './zoom-stage';
import './zoom.css';

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
      <p aria-live="polite" aria-atomic="true" className="w-16 text-center nums">
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

interface ZoomGridProps {
  pictures: ZoomPicture[];
  /** Index of the picture that was open; it takes the focus. */
  current: number;
  onChoose: (index: number) => void;
}

/** All pictures of a group at a glance; a press opens one. */
export function ZoomGrid({ pictures, current, onChoose }: ZoomGridProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);

  return (
    <ul ref={list} className="zoom-grid">
      {pictures.map(({ alt, src, srcset }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            className="block w-full overflow-hidden rounded-card"
            onClick={() => onChoose(index)}
          >
            <picture>
              {srcset ? <source srcSet={srcset} sizes="(width < 768px) 50vw, 33vw" type="image/avif" /> : null}
              <img src={src} alt={alt} loading="lazy" />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether the element fills the screen, and a function to toggle it; null if the browser cannot (iPhone). */
export function useFullscreen(ref: RefObject<HTMLElement | null>, isWantedAtOnce: boolean) {
  const [isFullscreen, setFullscreen] = useState(false);
  const toggle = document.fullscreenEnabled
    ? () =>
        void (document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen())?.catch(ignore)
    : null;

  useEffect(() => {
    const onChange = () => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      leaveFullscreen();
    };
  }, []);

  useEffect(() => {
    if (isWantedAtOnce && document.fullscreenEnabled) ref.current?.requestFullscreen().catch(ignore);
  }, [ref, isWantedAtOnce]);

  return { isFullscreen, toggle };
}

/** Leaves fullscreen. Returns true if it was on; Escape must then not close the dialog. */
export function leaveFullscreen(): boolean {
  if (!document.fullscreenElement) return false;
  document.exitFullscreen().catch(ignore);
  return true;
}

/** A browser may refuse, for example without a click. The dialog then still fills the window. */
function ignore(): void {}

interface Options {
  /** Null while all pictures are shown as a grid. */
  picture: ZoomPicture | null;
  canTurn: boolean;
  onTurn: (direction: 1 | -1) => void;
}

/** The stage of the visible picture; each picture starts at 1x (spec 4). */
export function useZoomStage({ picture, canTurn, onTurn }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomStage>(null);
  const turn = useEffectEvent(onTurn);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const image = stage.current?.querySelector('img');
    if (!picture || !stage.current || !image) return;
    if (picture.previewSrc && !image.complete) {
      image.style.background = `center / contain no-repeat url("${picture.previewSrc}")`;
      image.addEventListener('load', () => (image.style.background = ''), { once: true });
    }
    setScale(1);
    const made = createZoomStage(stage.current, image, {
      ratio: picture.ratio,
      canTurn,
      onScale: setScale,
      onTurn: (direction) => turn(direction),
    });
    zoom.current = made;
    return made.stop;
  }, [picture, canTurn]);

  return { stage, scale, act: (action: ZoomAction) => zoom.current?.act(action) };
}

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
          <h2 ref={heading} id={titleId} tabIndex={-1} aria-live="polite" className="flex min-w-0 flex-1 no-outline">
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
                {isWide ? <span>Turn the phone for a larger view. </span> : null}
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
