import { DeveloperGrid } from '@/components/developer/DeveloperGrid';
import { SectionHead } from '@/components/layout/SectionHead';
import type { DeveloperSummary } from '@/lib/domain/developer';
import type { ImageAsset } from '@/lib/domain/image';
import type { ListingVariant, SplitListing } from '@/lib/domain/listing';
import { CATEGORY_LABELS, type Project, type ProjectCategory } from '@/lib/domain/project';
import { categoryDevelopersPath, categoryPath } from '@/lib/domain/routes';
import type { Site } from '@/lib/domain/site';
import { CATEGORY_INTRODUCTIONS } from '@/lib/domain/category-words';
import { categoryTrail } from '@/lib/domain/trail';
import { ListingPage } from './ListingPage';

interface CategoryPageProps {
  category: ProjectCategory;
  developers: DeveloperSummary[];
  listing: SplitListing<Project>;
  variant: ListingVariant;
  image: ImageAsset | null;
  site: Site;
}

const SHOWN_DEVELOPERS = 8;

/** Introduction, developers of the type, and the category's projects (decisions, Routes). */
export function CategoryPage({ category, developers, listing, variant, image, site }: CategoryPageProps) {
  const label = CATEGORY_LABELS[category];
  return (
    <ListingPage
      title={`${label} Projects`}
      lead={CATEGORY_INTRODUCTIONS[category].short}
      trail={categoryTrail(category, variant)}
      image={image}
      base={categoryPath(category)}
      listing={listing}
      variant={variant}
      site={site}
    >
      <section aria-labelledby="developers" className="page pt-12 lg:pt-16">
        <p className="mb-12 type-lead measure text-ink">{CATEGORY_INTRODUCTIONS[category].text}</p>
        <SectionHead
          id="developers"
          title={`${label} developers`}
          link={{ href: categoryDevelopersPath(category), label: `All ${developers.length} developers` }}
        />
        <div className="mt-6">
          <DeveloperGrid developers={developers.slice(0, SHOWN_DEVELOPERS)} headingLevel={3} />
        </div>
        <h2 className="mt-16 type-h2">{label} projects on our list</h2>
      </section>
    </ListingPage>
  );
}
