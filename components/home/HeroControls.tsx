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
      <div className="on-dark z-4 mr-(--gutter) mb-6 flex flex-col items-center self-end justify-self-end rounded-card bg-deep/85 text-white [grid-area:1/1] md:mb-8 md:flex-row md:pr-4 lg:mr-(--edge) lg:mb-5 lg:[grid-area:1/1/span_2]">
        {total > 1 ? (
          <>
            <PauseButton subject="banner pictures" className="grid size-11 place-items-center noscript:hidden" />
            <span className="pb-2 text-center type-micro tabular-nums md:pb-0 md:type-caption noscript:hidden">
              {twoDigits(1)} / {twoDigits(total)}
            </span>
          </>
        ) : null}
        <a href={first?.href} hidden={!first} className="py-2 pl-4 type-micro hover:underline max-md:hidden">
          <span className="block type-caption font-semibold">{first?.name}</span>
          <span>{first?.place}</span>
        </a>
      </div>
      {total > 1 ? <Enhancer name="heroBanner" stageId={stageId} total={total} first={first} /> : null}
    </>
  );
}
