import { ArrowLink } from '@/components/ui/ArrowLink';
import type { ReactNode } from 'react';
import { MotionControls } from '@/components/carousel/MotionControls';
import { Enhancer } from '@/components/islands/Enhancer';

/** Number of cards a phone shows before scrolling; wider screens also lay out their further visible cards. */
const SEEN_AT_ONCE = 2;

interface StripSectionProps {
  /** Prefix of the ids in this section. */
  id: string;
  title: string;
  lead?: string;
  link: { href: string; label: string };
  /** Name of the content, as in 'Pause trending projects'. */
  subject: string;
  intervalMs: number;
  stepPx: number;
  /** Cards 284 px wide, 16 px apart: one step of 300 px is one card. */
  cards: { key: string; card: ReactNode }[];
  /** Shown in place of the strip when there are no cards. */
  empty?: ReactNode;
  isOnPlaster?: boolean;
}

/** Heading, link, arrows and a strip of cards that scrolls natively (spec 4, Trending and Developers carousel). */
export function StripSection({
  id,
  title,
  lead,
  link,
  subject,
  cards,
  empty,
  isOnPlaster,
  ...motion
}: StripSectionProps) {
  const stageId = `${id}-strip`;
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-deferred="section"
      className={`strip page section ${isOnPlaster ? 'bg-surface-2' : ''}`}
    >
      <div>
        <h2 id={`${id}-title`} className="type-h2">
          {title}
        </h2>
        {lead ? <p className="mt-2 type-lead">{lead}</p> : null}
      </div>
      <p className="strip-link">
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </p>
      {cards.length > 0 ? (
        <div role="group" aria-roledescription="carousel" aria-labelledby={`${id}-title`} className="contents">
          <div className="strip-controls noscript:hidden">
            <MotionControls stageId={stageId} subject={subject} hasPause />
            <Enhancer name="strip" stageId={stageId} {...motion} />
          </div>
          <div id={stageId} className="strip-cards not-noscript:no-scrollbar">
            {cards.map(({ key, card }, index) => (
              <div
                key={key}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${cards.length}`}
                data-deferred={index < SEEN_AT_ONCE ? undefined : 'card'}
              >
                {card}
              </div>
            ))}
          </div>
        </div>
      ) : (
        <div className="strip-empty">{empty}</div>
      )}
    </section>
  );
}
