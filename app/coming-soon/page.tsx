import type { Metadata } from 'next';
import { BrandMark } from '@/components/layout/BrandMark';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageMain } from '@/components/layout/PageMain';
import { SiteLink } from '@/components/ui/SiteLink';
import { getSiteShare } from '@/lib/content/cards';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Coming Soon',
    description: 'Affordable homes and resale are being prepared.',
    path: ROUTES.comingSoon,
    robots: 'noindex',
    ...getSiteShare(),
  });
}

export default function ComingSoonPage() {
  return (
    <PageMain>
      <div className="page pt-4 pb-20 lg:pt-6 lg:pb-28">
        <Breadcrumbs trail={pageTrail('Coming Soon')} />
        <div className="mt-10 lg:mt-16">
          <BrandMark size={96} />
        </div>
        <h1 className="mt-8 type-h1">Coming Soon</h1>
        <p className="mt-4 type-lead">Affordable homes and resale are being prepared.</p>
        <SiteLink href={ROUTES.projects} className="mt-8 btn btn-primary">
          All Projects
        </SiteLink>
      </div>
    </PageMain>
  );
}
