import type { CatalogueItem } from '@/lib/domain/project/catalogue';
import type { ProjectSheet, Section } from '@/lib/domain/project/page';
import { BrochureImage } from './BrochureImage';

function LabelList({ title, items }: { title: string; items: Section<CatalogueItem[]> }) {
  if (items.kind !== 'ready' || items.value.length === 0) return null;
  return (
    <section className="brochure-list">
      <h2 className="type-h2">{title}</h2>
      <ul className="brochure-labels text-[0.9375rem]">
        {items.value.map(({ key, label }) => (
          <li key={key} className="border-b border-line py-1.5">
            {label}
          </li>
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
        <section className="brochure-list">
          <h2 className="type-h2">Location</h2>
          <div className="brochure-grid brochure-location">
            {map ? (
              <BrochureImage
                image={map}
                alt={`Map of the surroundings of ${project.name}`}
                className="w-full border border-line bg-white"
              />
            ) : null}
            <dl className="brochure-nearby">
              {location.value.nearby.map(({ name, time }) => (
                <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
                  <dt className="text-[0.9375rem] text-ink">{name}</dt>
                  <dd className="max-w-1/2 flex-none">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ) : null}
    </>
  );
}
