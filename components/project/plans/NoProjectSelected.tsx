import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SiteLink } from '@/components/ui/SiteLink';
import { floorPlansPath } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';

interface NoProjectSelectedProps {
  /** Developers with floor plans. */
  developers: { slug: string; name: string }[];
}

/** Shown if the address names no project or developer: the sentence of spec 2, Floor Plan, and the developers. */
export function NoProjectSelected({ developers }: NoProjectSelectedProps) {
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Floor Plans')}
        title="Floor Plans"
        lead="No project or developer selected. Please provide a project ID in the URL."
      />
      {developers.length > 0 ? (
        <nav aria-label="Floor plans by developer" className="page pt-8 pb-20">
          <ul className="grid gap-x-8 edge-line-t sm:grid-cols-2 lg:grid-cols-3">
            {developers.map(({ slug, name }) => (
              <li key={slug} className="edge-line-b">
                <SiteLink href={floorPlansPath(slug)} className="flex min-h-12 items-center hover:text-accent">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </PageMain>
  );
}
