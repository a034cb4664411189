import { Icon } from '@/components/ui/Icon';
import type { CatalogueGroup, CatalogueItem, CatalogueSlide } from '@/lib/domain/project/catalogue';
import type { ProjectPage } from '@/lib/domain/project/page';
import { ShowAll } from './ShowAll';
import { CataloguePictures } from './CataloguePictures';
import { FaultySection } from './FaultySection';
import { ProjectSection } from './ProjectSection';
import { UnavailableSection } from './UnavailableSection';

interface CatalogueListProps {
  items: CatalogueItem[];
}

/** Number of visible items before 'Show all (n)' (visual-language 9). */
const SHOWN_AT_FIRST = 8;

function renderItem({ key, label, icon }: CatalogueItem) {
  return (
    <li key={key}>
      <Icon name={icon} sheet="catalogue" size={24} className="flex-none text-accent" />
      {label}
    </li>
  );
}

/** Icons and labels in three columns, 'Show all' in the last cell. Opened items join the same grid (catalogue.css). */
function CatalogueList({ items }: CatalogueListProps) {
  const rest = items.slice(SHOWN_AT_FIRST);
  return (
    <div className="catalogue-list">
      <ul>{items.slice(0, SHOWN_AT_FIRST).map(renderItem)}</ul>
      {rest.length > 0 ? (
        <ShowAll total={items.length}>
          <ul>{rest.map(renderItem)}</ul>
        </ShowAll>
      ) : null}
    </div>
  );
}

export function AmenitiesSection({ page }: { page: ProjectPage }) {
  return <CatalogueSection group="amenities" title="Amenities" page={page} slides={page.amenitySlides} />;
}

export function SpecificationsSection({ page }: { page: ProjectPage }) {
  return (
    <CatalogueSection group="specifications" title="Specifications" page={page} slides={page.specificationSlides} />
  );
}

interface CatalogueSectionProps {
  /** Anchor of the section and kind of its items. */
  group: CatalogueGroup;
  title: string;
  page: ProjectPage;
  slides: CatalogueSlide[];
}

/** Icons with labels, and a carousel of pictures (spec 2, Amenities and Specifications; spec 8). */
function CatalogueSection({ group, title, page, slides }: CatalogueSectionProps) {
  const items = page[group];
  const { name } = page.project;
  const isReady = items.kind === 'ready' && items.value.length > 0;
  return (
    <ProjectSection id={group} title={title}>
      {items.kind === 'faulty' ? (
        <FaultySection text={`Failed to load ${group}. Please try again later.`} buttonLabel="Retry" />
      ) : isReady ? (
        <div className="catalogue" data-group={group}>
          {slides.length > 0 ? <CataloguePictures group={group} slides={slides} /> : null}
          <CatalogueList items={items.value} />
        </div>
      ) : (
        <UnavailableSection
          title={`${title} Not Available`}
          text={`Contact us for the ${group} of ${name}.`}
          buttonLabel="Contact Us"
          projectName={name}
          section={title}
          icon={group === 'amenities' ? 'layout-grid' : 'file-text'}
        />
      )}
    </ProjectSection>
  );
}
