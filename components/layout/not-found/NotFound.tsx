import { SiteLink } from '@/components/ui/SiteLink';
import { MESSAGES } from '@/lib/domain/site/messages';
import { ROUTES } from '@/lib/domain/site/routes';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { MissingProject } from './MissingProject.island';
import { PageMain } from '@/components/layout/PageMain';
import { Island } from '@/components/islands/Island';

/** Content of the 404 page: logo, sentence, one button (visual-language 10). */
export function NotFound() {
  return (
    <PageMain>
      <div className="page section">
        <BrandMark size={96} />
        <h1 className="mt-8 max-w-[22ch] type-h1">{MESSAGES.notFound}</h1>
        <p className="mt-4 type-lead">The address may have changed, or the project is no longer on our list.</p>
        <div className="mt-6 has-[[data-island]:empty]:hidden">
          <Island of={MissingProject} />
        </div>
        <SiteLink href={ROUTES.home} className="mt-8 btn btn-primary">
          Return to Home
        </SiteLink>
      </div>
    </PageMain>
  );
}
