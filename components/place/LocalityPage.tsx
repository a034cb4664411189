import { ArrowLink } from '@/components/ui/ArrowLink';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import { ProjectGrid } from '@/components/listing/ProjectGrid';
import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { ProjectSummary } from '@/lib/domain/project/project';
import { sectionTrail } from '@/lib/domain/page/trail';

interface LocalityPageProps {
  name: string;
  description: string;
  image: ImageAsset;
  city: { name: string; href: string };
  projects: ProjectSummary[];
}

/** A locality: description and projects (routes-and-content, Routes). */
export function LocalityPage({ name, description, image, city, projects }: LocalityPageProps) {
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={image}
        height="listing"
        trail={sectionTrail('Locality', name)}
        title={name}
        lead={projects.length > 0 ? `${formatProjectCount(projects.length)} in ${city.name}` : city.name}
      />
      <div className="page pt-10 pb-16 lg:pt-14 lg:pb-24">
        <p className="type-lead measure text-ink">{description}</p>
        <ArrowLink href={city.href} className="mt-4">
          Property in {city.name}
        </ArrowLink>
        <h2 className="mt-12 mb-6 type-h2">Projects in {name}</h2>
        {projects.length > 0 ? (
          <ProjectGrid projects={projects} headingLevel={3} />
        ) : (
          <div className="rounded-card border border-line p-6 lg:p-8">
            <Icon name="search-x" size={32} className="text-teal-700" />
            <h3 className="mt-4 type-h3">Nothing listed here yet</h3>
            <p className="mt-2 text-ink-2">Tell us what you look for in {name} and a consultant calls you back.</p>
            <EnquiryLink
              kind="footer"
              subject={`I am looking for property in ${name}.`}
              className="mt-5 btn btn-enquire"
            >
              Contact Us
            </EnquiryLink>
          </div>
        )}
      </div>
    </PageMain>
  );
}
