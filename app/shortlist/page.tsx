import type { Metadata } from 'next';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { getSiteShare } from '@/lib/content/cards';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Shortlist',
    description: 'The projects you keep on this device, side by side.',
    path: ROUTES.shortlist,
    robots: 'noindex',
    ...getSiteShare(),
  });
}

export default function ShortlistPage() {
  return (
    <PageMain>
      <PageHead trail={pageTrail('Shortlist')} title="Shortlist" lead="A place to set projects side by side." />
      <div className="page pt-8 pb-20">
        <div className="rounded-card border border-line p-6 lg:p-8">
          <Icon name="heart" size={32} className="text-teal-700" />
          <h2 className="mt-4 type-h3">Your shortlist is empty</h2>
          <p className="mt-2 measure text-ink-2">
            Look through the projects, or call us and a consultant sends you a written comparison of those you name.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <SiteLink href={ROUTES.projects} className="btn btn-primary">
              All Projects
            </SiteLink>
            <SiteLink href={ROUTES.contact} className="btn btn-outline">
              Contact Us
            </SiteLink>
          </div>
        </div>
      </div>
    </PageMain>
  );
}
