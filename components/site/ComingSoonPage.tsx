import { LIVE_PARTS } from '@/components/live-parts';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { PageMain } from '@/components/layout/PageMain';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { pageTrail } from '@/lib/domain/page/trail';
import { formatCount, formatNames } from '@/lib/domain/site/display-text';
import { ROUTES } from '@/lib/domain/site/routes';

interface ComingSoonPageProps {
  /** As in the menu: 'Affordable'. */
  announced: string[];
  affordableCount: number;
  affordableHref: string;
  readyCount: number;
  readyHref: string;
}

/** Page of menu entries without projects (spec 2, Header), with what suits their visitors today. */
export function ComingSoonPage(props: ComingSoonPageProps) {
  const { announced, affordableCount, affordableHref, readyCount, readyHref } = props;
  const { TellMeWhen } = LIVE_PARTS;
  const suiting = [
    { title: 'Within a budget', text: 'from under ₹ 1 Cr', count: affordableCount, href: affordableHref },
    { title: 'Without waiting', text: 'ready to move into', count: readyCount, href: readyHref },
  ].filter(({ count }) => count > 0);
  return (
    <PageMain>
      <div className="page pt-4 page-end lg:pt-6">
        <Breadcrumbs trail={pageTrail('Coming Soon')} />
        <div className="mt-4">
          <BrandMark size={96} />
        </div>
        <h1 className="mt-8 type-h1">Coming Soon</h1>
        {announced.length > 0 ? <p className="mt-4 type-lead">Being prepared: {formatNames(announced)}.</p> : null}
        {suiting.length > 0 ? (
          <ul className="mt-8 grid measure edge-ink-t sm:grid-cols-2 sm:gap-x-8">
            {suiting.map(({ title, text, count, href }) => (
              <li key={title} className="py-4 edge-line-b">
                <h2 className="type-title">{title}</h2>
                <ArrowLink href={href} className="mt-2">
                  {formatCount(count, 'project')} with homes {text}
                </ArrowLink>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="mt-8 flex flex-wrap gap-3">
          {TellMeWhen ? (
            <TellMeWhen
              subject={announced.length > 0 ? `Tell me when this is listed: ${announced.join(', ')}.` : undefined}
            />
          ) : null}
          <SiteLink href={ROUTES.projects} className="btn btn-outline">
            All Projects
          </SiteLink>
        </div>
      </div>
    </PageMain>
  );
}
