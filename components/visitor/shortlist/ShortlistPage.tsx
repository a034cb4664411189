import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Enhancer } from '@/components/islands/Enhancer';
import { Island } from '@/components/islands/Island';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';
import { pageTrail } from '@/lib/domain/page/trail';
import './shortlist.css';

interface ShortlistPageProps {
  site: Pick<Site, 'whatsapp'>;
  /** Names of the developers by slug. */
  developers: Record<string, string>;
}

const WAY = 'text-accent underline underline-offset-4';

/** The projects saved on the device, side by side (routes-and-content, Routes). */
export function ShortlistPage({ site, developers }: ShortlistPageProps) {
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Shortlist')}
        title="Shortlist"
        lead="The projects you keep, side by side. The list stays on this device."
      />
      <div className="shortlist page pt-8 pb-16">
        <Island name="ShortlistBoard" whatsapp={site.whatsapp} developers={developers} />
        <p className="hidden measure noscript:block">
          Keeping projects needs JavaScript, which is switched off in this browser. You find every project with price,
          area and status under{' '}
          <SiteLink href={ROUTES.projects} className={WAY}>
            All Projects
          </SiteLink>
          , and a consultant sends you a comparison of those you name:{' '}
          <SiteLink href={ROUTES.contact} className={WAY}>
            Contact Us
          </SiteLink>
          .
        </p>
      </div>
      <Enhancer name="recentProjects" />
    </PageMain>
  );
}
