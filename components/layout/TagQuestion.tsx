import type { ReactNode } from 'react';
import { Enhancer } from '@/components/islands/Enhancer';
import { SiteLink } from '@/components/ui/SiteLink';
import { ASIDE_PLACE } from '@/components/ui/Toast';
import { ROUTES } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';

type TagQuestionProps = NonNullable<Site['tags']> & { children: ReactNode };

/** Asks before a script of others is loaded; both answers look alike. Without script nothing is asked or loaded. */
export function TagQuestion({ script, origins, asks, children }: TagQuestionProps) {
  const answer = 'btn btn-outline';
  return (
    <>
      {children}
      <section id="tag-question" hidden aria-label="May we count your visit?" className={ASIDE_PLACE}>
        <div className="rounded-card bg-surface p-4 type-small shadow-pop">
          <p>
            {asks}{' '}
            <SiteLink href={ROUTES.privacy} className="underline underline-offset-4">
              Privacy
            </SiteLink>
          </p>
          <p className="mt-3 grid grid-cols-2 gap-3">
            <button type="button" value="yes" className={answer}>
              Yes
            </button>
            <button type="button" value="no" className={answer}>
              No
            </button>
          </p>
        </div>
      </section>
      <Enhancer name="tag" script={script} origins={origins} />
    </>
  );
}
