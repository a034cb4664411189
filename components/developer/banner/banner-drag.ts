import { dragPicture, type PicturePosition } from '@/lib/domain/picture/drag';
import './banner-drag.css';

const KEY_STEP_PX = 40;
const ARROWS: Record<string, PicturePosition> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};

/** Pointer and arrow keys move the banner's picture inside its box: `object-position` changes, the box does not. */
export function startBannerDrag(bannerId: string, label: string, signal: AbortSignal): void {
  const banner = document.getElementById(bannerId);
  const picture = banner?.querySelector('img');
  if (!banner || !picture) return;
  let position = { x: 50, y: 50 };
  let from = { x: 0, y: 0 };
  const move = (x: number, y: number) => {
    const box = { width: banner.clientWidth, height: banner.clientHeight };
    const size = { width: picture.naturalWidth || 1, height: picture.naturalHeight || 1 };
    const before = position;
    position = dragPicture(before, { x, y }, box, size);
    picture.style.objectPosition = `${position.x}% ${position.y}%`;
    return before.x !== position.x || before.y !== position.y;
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    banner.setPointerCapture(event.pointerId);
    from = { x: event.clientX, y: event.clientY };
  };
  const onMove = (event: PointerEvent) => {
    if (!banner.hasPointerCapture(event.pointerId)) return;
    move(event.clientX - from.x, event.clientY - from.y);
    from = { x: event.clientX, y: event.clientY };
  };
  const onKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    // At the edge of the picture the arrow key scrolls the page as usual.
    if (step && !event.altKey && !event.ctrlKey && !event.metaKey && move(step.x, step.y)) event.preventDefault();
  };
  banner.tabIndex = 0;
  banner.role = 'img';
  banner.ariaLabel = label;
  banner.addEventListener('pointerdown', onDown, { signal });
  banner.addEventListener('pointermove', onMove, { signal });
  banner.addEventListener('keydown', onKey, { signal });
  banner.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
