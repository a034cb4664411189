import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageMain } from '@/components/layout/PageMain';

/** Page of menu entries without projects (spec 2, Header). */
export function ComingSoonPage() {
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
