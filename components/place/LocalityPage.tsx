import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ListingPage } from '@/components/listing/ListingPage';
import { withPreposition } from '@/lib/domain/site/at-place';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { LocalityGuide as Guide } from '@/lib/domain/page/locality-guide';
import type { ListingPage as ListingPageData } from '@/lib/domain/page/listing-page';
import type { Site } from '@/lib/domain/site/site';
import { LocalityGuide } from './LocalityGuide';

interface LocalityPageProps extends ListingPageData {
  description: string;
  city: { name: string; href: string };
  projectCount: number;
  guide: Guide | null;
  site: Site;
}

/** A locality: its projects as a listing, then a text about it (routes-and-content, Routes). */
export function LocalityPage({ description, city, projectCount, guide, ...listing }: LocalityPageProps) {
  const name = listing.title;
  return (
    <ListingPage
      {...listing}
      lead={projectCount > 0 ? `${formatProjectCount(projectCount)} in ${city.name}` : city.name}
      placeName={name}
    >
      {guide ? <LocalityGuide name={name} guide={guide} /> : null}
      <section aria-labelledby="about-locality" className="page pt-14 page-end">
        <div className="pt-5 edge-ink-t">
          <h2 id="about-locality" className="type-h2">
            About {name}
          </h2>
          <p className="mt-4 type-lead measure text-ink">{description}</p>
          <ArrowLink href={city.href} className="mt-4">
            Property in {city.name}
          </ArrowLink>
          <p className="mt-6">
            <EnquiryLink
              kind="footer"
              subject={`I am looking for property ${withPreposition(name)}.`}
              className="btn btn-enquire"
            >
              Ask about {name}
            </EnquiryLink>
          </p>
        </div>
      </section>
    </ListingPage>
  );
}
