import type { ProjectPage } from '@/lib/domain/project/page';
import { CatalogueSection } from './CatalogueSection';

export function AmenitiesSection({ page }: { page: ProjectPage }) {
  return (
    <CatalogueSection
      group="amenities"
      title="Amenities"
      items={page.amenities}
      slides={page.amenitySlides}
      projectName={page.project.name}
    />
  );
}
