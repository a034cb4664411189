import { TrendingGrid } from './TrendingGrid';

/** Number of skeleton cards of the trending page (spec 9, Timing and sizes). */
const COUNT = 8;

const BAR = 'block w-3/5 rounded-card bg-skeleton';

/** A trending card without text. Its lines and font sizes match, so nothing moves when the card loads. */
function Blank() {
  return (
    <article className="relative animate-blank">
      <div className="project-card-photo">
        <div className="aspect-4/5 w-full bg-skeleton" />
      </div>
      <div className="mt-3 type-title">
        <span className={BAR}>&nbsp;</span>
      </div>
      <p className="type-small text-ink-2">
        <span className={BAR}>&nbsp;</span>
      </p>
      <p className="mt-2 type-price text-[1.1875rem]">
        <span className={BAR}>&nbsp;</span>
      </p>
    </article>
  );
}

/** Eight skeleton cards while trending projects load (spec 2, Trending Projects page). */
export function TrendingSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading projects...
      </p>
      <div aria-hidden="true">
        <TrendingGrid cards={Array.from({ length: COUNT }, (_, index) => ({ key: String(index), card: <Blank /> }))} />
      </div>
    </div>
  );
}
