import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { PageMain } from '@/components/layout/PageMain';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { pageTrail } from '@/lib/domain/page/trail';
import { formatCount } from '@/lib/domain/site/display-text';
import { ROUTES } from '@/lib/domain/site/routes';

interface ComingSoonPageProps {
  affordableCount: number;
  affordableHref: string;
  readyCount: number;
  readyHref: string;
}

/** Page of menu entries without projects (spec 2, Header), with what suits their visitors today. */
export function ComingSoonPage({ affordableCount, affordableHref, readyCount, readyHref }: ComingSoonPageProps) {
  const suiting = [
    { title: 'Affordable', text: 'from under ₹ 1 Cr', count: affordableCount, href: affordableHref },
    { title: 'Instead of resale', text: 'ready to move into', count: readyCount, href: readyHref },
  ].filter(({ count }) => count > 0);
  return (
    <PageMain>
      <div className="page pt-4 pb-20 lg:pt-6 lg:pb-28">
        <Breadcrumbs trail={pageTrail('Coming Soon')} />
        <div className="mt-4 lg:mt-16">
          <BrandMark size={96} />
        </div>
        <h1 className="mt-8 type-h1">Coming Soon</h1>
        <p className="mt-4 type-lead">Affordable homes and resale are being prepared.</p>
        {suiting.length > 0 ? (
          <ul className="mt-8 grid measure border-t-2 border-ink sm:grid-cols-2 sm:gap-x-8">
            {suiting.map(({ title, text, count, href }) => (
              <li key={title} className="border-b border-line py-4">
                <h2 className="type-title">{title}</h2>
                <ArrowLink href={href} className="mt-2">
                  {formatCount(count, 'project')} with homes {text}
                </ArrowLink>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-8 flex flex-wrap gap-3">
          <EnquiryLink
            kind="footer"
            subject="Tell me when affordable homes or resale are listed."
            className="btn btn-enquire"
          >
            Tell me when
          </EnquiryLink>
          <SiteLink href={ROUTES.projects} className="btn btn-outline">
            All Projects
          </SiteLink>
        </div>
      </div>
    </PageMain>
  );
}
