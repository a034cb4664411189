import { Enhancer } from '@/components/islands/Enhancer';
import { PauseButton } from '@/components/carousel/PauseButton';
import type { Banner } from '@/lib/domain/site/site';

interface HeroControlsProps {
  /** Id of the box of the pictures. */
  stageId: string;
  banners: Banner[];
}

/** 7 → '07'. */
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Pause, and for each picture its position and the project it shows; those of the visible picture are shown. */
export function HeroControls({ stageId, banners }: HeroControlsProps) {
  const total = banners.length;
  if (total < 2 && !banners[0]?.project) return null;
  return (
    <>
      <div className="on-dark hero-controls">
        {total > 1 ? (
          <PauseButton
            stageId={stageId}
            subject="banner pictures"
            className="grid size-11 place-items-center noscript:hidden"
          />
        ) : null}
        {banners.map(({ project }, index) => (
          <div key={index} data-hero="caption" hidden={index > 0} className="contents">
            {total > 1 ? (
              <span className="hero-count noscript:hidden">
                {twoDigits(index + 1)} / {twoDigits(total)}
              </span>
            ) : null}
            {project ? (
              <a href={project.href} className="py-2 pl-4 type-micro max-md:hidden">
                <span className="block type-caption font-semibold">{project.name}</span>
                <span>{project.place}</span>
              </a>
            ) : null}
          </div>
        ))}
      </div>
      {total > 1 ? <Enhancer name="heroBanner" stageId={stageId} /> : null}
    </>
  );
}
