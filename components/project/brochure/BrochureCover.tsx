import { BrandMark } from '@/components/layout/header/BrandMark';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { PROJECT_DEFAULTS, projectPlaceText } from '@/lib/domain/project/project';
import { formatRera, reraStateOf } from '@/lib/domain/project/rera';
import type { ProjectSheet } from '@/lib/domain/project/page';
import { pictureText } from '@/lib/domain/picture/image';
import type { Site } from '@/lib/domain/site/site';
import { BrochureFacts } from './BrochureFacts';
import { BrochureImage } from './BrochureImage';
import { CATEGORY_LABELS } from '@/lib/domain/site/kinds';

interface BrochureCoverProps {
  page: ProjectSheet;
  site: Site;
}

function coverFacts({ project }: ProjectSheet): [string, string | null][] {
  return [
    ['Location', project.localities.join(', ') || PROJECT_DEFAULTS.location],
    ['Area', project.areaText],
    ['Property Type', CATEGORY_LABELS[project.category]],
    ['Bedrooms', formatBedrooms(project.bedrooms) || null],
    ['Status', project.status],
    ['Possession', project.possession],
    ['Furnishing', project.furnishing],
    ['RERA', formatRera(reraStateOf(project))],
  ];
}

/** First sheet: company, project, address, price and key facts. */
export function BrochureCover({ page, site }: BrochureCoverProps) {
  const { project, developer, sights } = page;
  const cover = project.images.findIndex(({ src }) => src === project.image.src);
  return (
    <header className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="flex items-center gap-3 type-h3">
          <BrandMark size={28} />
          {site.name}
        </p>
        {developer.hasOwnLogo ? (
          <BrochureImage image={developer.logo} alt={developer.name} className="brochure-logo" />
        ) : null}
      </div>
      <BrochureImage
        image={project.image}
        alt={pictureText(project.name, 0, sights[cover])}
        className="aspect-video w-full rounded-card object-cover"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="type-h1">{project.name}</h1>
          <p className="mt-2 text-ink-2">
            {projectPlaceText(project)} · by {project.developerName}
          </p>
        </div>
        <p className="type-price text-[1.75rem]">{project.priceText}</p>
      </div>
      <BrochureFacts facts={coverFacts(page)} className="brochure-facts" />
    </header>
  );
}
