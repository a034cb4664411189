import type { ProjectPage } from '@/lib/domain/project/page';
import { CatalogueSection } from './CatalogueSection';

export function SpecificationsSection({ page }: { page: ProjectPage }) {
  return (
    <CatalogueSection
      group="specifications"
      title="Specifications"
      items={page.specifications}
      slides={page.specificationSlides}
      projectName={page.project.name}
    />
  );
}
