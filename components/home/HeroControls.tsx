import { Enhancer } from '@/components/islands/Enhancer';
import { PauseButton } from '@/components/carousel/PauseButton';
import type { Banner } from '@/lib/domain/site/banner';
import { twoDigits } from './banner-position';

interface HeroControlsProps {
  /** Id of the first picture. */
  stageId: string;
  total: number;
  /** The project that the first picture shows. */
  first: Banner['project'];
}

/** Pause, position, and name and address of the visible picture's project. */
export function HeroControls({ stageId, total, first }: HeroControlsProps) {
  if (total === 1 && !first) return null;
  return (
    <>
      <div className="on-dark hero-controls">
        {total > 1 ? (
          <>
            <PauseButton subject="banner pictures" className="grid size-11 place-items-center noscript:hidden" />
            <span className="hero-count noscript:hidden">
              {twoDigits(1)} / {twoDigits(total)}
            </span>
          </>
        ) : null}
        <a href={first?.href} hidden={!first} className="py-2 pl-4 type-micro max-md:hidden">
          <span className="block type-caption font-semibold">{first?.name}</span>
          <span>{first?.place}</span>
        </a>
      </div>
      {total > 1 ? <Enhancer name="heroBanner" stageId={stageId} total={total} first={first} /> : null}
    </>
  );
}
