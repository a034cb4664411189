import type { CatalogueItem } from '@/lib/domain/project/catalogue';
import type { ProjectSheet } from '@/lib/domain/project/page';
import type { Section } from '@/lib/domain/project/section';
import { BrochureImage } from './BrochureImage';

function LabelList({ title, items }: { title: string; items: Section<CatalogueItem[]> }) {
  if (items.kind !== 'ready' || items.value.length === 0) return null;
  return (
    <section className="brochure-part brochure-list">
      <h2 className="type-h2">{title}</h2>
      <ul className="brochure-labels">
        {items.value.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </section>
  );
}

/** Amenities, specifications and nearby places as plain lists. */
export function BrochureLists({ page }: { page: ProjectSheet }) {
  const { amenities, specifications, location, project } = page;
  const map = location.kind === 'ready' ? location.value.images[0] : undefined;
  return (
    <>
      <LabelList title="Amenities" items={amenities} />
      <LabelList title="Specifications" items={specifications} />
      {location.kind === 'ready' ? (
        <section className="brochure-part brochure-list">
          <h2 className="type-h2">Location</h2>
          <div className="brochure-location">
            {map ? <BrochureImage image={map} alt={`Map of the surroundings of ${project.name}`} /> : null}
            <dl className="brochure-nearby">
              {location.value.nearby.map(({ name, time }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ) : null}
    </>
  );
}
