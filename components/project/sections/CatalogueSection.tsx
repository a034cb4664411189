import type { CatalogueGroup, CatalogueItem, CatalogueSlide } from '@/lib/domain/project/catalogue';
import type { Section } from '@/lib/domain/project/page';
import { CatalogueList } from './CatalogueList';
import { CataloguePictures } from './CataloguePictures';
import { FaultySection } from './FaultySection';
import { ProjectSection } from './ProjectSection';
import { UnavailableSection } from './UnavailableSection';

interface CatalogueSectionProps {
  /** Anchor of the section and kind of its items. */
  group: CatalogueGroup;
  title: string;
  items: Section<CatalogueItem[]>;
  slides: CatalogueSlide[];
  projectName: string;
}

/** Icons with labels, and a carousel of pictures (spec 2, Amenities and Specifications; spec 8). */
export function CatalogueSection({ group, title, items, slides, projectName }: CatalogueSectionProps) {
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
          text={`Contact us for the ${group} of ${projectName}.`}
          buttonLabel="Contact Us"
          projectName={projectName}
          section={title}
          icon={group === 'amenities' ? 'layout-grid' : 'file-text'}
        />
      )}
    </ProjectSection>
  );
}
