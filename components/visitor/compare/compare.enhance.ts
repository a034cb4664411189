/** Why an enhancer: comparison and budget are stored on the device; what marks cards is fetched on pages that have them. */
import { draw } from '@/components/islands/draw';

const fetchTray = () => import('./CompareTray').then(({ CompareTray }) => CompareTray);

/** Answers the ticks of all cards, and draws the tray while a project is ticked. */
export function compare(root: HTMLElement, signal: AbortSignal): void {
  let isWatching = false;
  const show = async (tick?: HTMLButtonElement) => {
    const marks = await import('./start-card-marks');
    const paint = (isFull: boolean) => {
      marks.paintCards();
      const projects = marks.readCompared();
      const isNeeded = projects.length > 0 || root.childElementCount > 0;
      if (isNeeded) draw(root, fetchTray(), { projects, isFull, onChange: marks.writeCompared }).catch(() => undefined);
    };
    if (!isWatching) {
      isWatching = true;
      marks.watchCompared(() => paint(false), signal);
      addEventListener('cards-drawn', marks.paintCards, { signal });
    }
    paint(tick !== undefined && !marks.pressTick(tick));
  };
  const onClick = ({ target }: Event) => {
    const tick = (target as Element).closest<HTMLButtonElement>('[data-compare]');
    if (tick) show(tick).catch(() => undefined);
  };
  document.addEventListener('click', onClick, { signal });
  if (document.querySelector('[data-compare]')) show().catch(() => undefined);
}
