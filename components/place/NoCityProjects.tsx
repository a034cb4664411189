import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';

/** Replaces the projects of a city without any. */
export function NoCityProjects({ cityName }: { cityName: string }) {
  return (
    <section aria-labelledby="city-projects" className="page pb-14">
      <div className="rounded-card border border-line p-6 lg:p-8">
        <Icon name="search-x" size={32} className="text-accent" />
        <h2 id="city-projects" className="mt-4 type-h3">
          No projects in {cityName} yet
        </h2>
        <p className="mt-2 measure text-ink-2">
          None of the projects on our list stands in {cityName} today. Tell us what you look for there and a consultant
          calls you back.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <EnquiryLink kind="footer" subject={`I am looking for property in ${cityName}.`} className="btn btn-enquire">
            Contact Us
          </EnquiryLink>
          <SiteLink href={ROUTES.projects} className="btn btn-outline">
            All Projects
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
