import { splitDescription } from '@/lib/domain/project/description';
import type { ProjectSheet } from '@/lib/domain/project/page';
import { pictureText } from '@/lib/domain/picture/image';
import { BrochureImage } from './BrochureImage';

const PICTURES = 4;

/** The project's description and pictures. */
export function BrochureText({ page: { project, renderings, sights } }: { page: ProjectSheet }) {
  const pictures = project.images.slice(1, 1 + PICTURES);
  return (
    <section>
      <h2 className="type-h2">About {project.name}</h2>
      <div className="brochure-columns">
        {splitDescription(project.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {pictures.length > 0 ? (
        <figure>
          <div className="brochure-grid">
            {pictures.map((image, index) => (
              <BrochureImage
                key={image.src}
                image={image}
                alt={pictureText(project.name, index + 1, sights[index + 1])}
                className="brochure-photo w-full rounded-card object-cover"
              />
            ))}
          </div>
          {renderings.gallery ? <figcaption className="mt-2">Artist’s impression</figcaption> : null}
        </figure>
      ) : null}
    </section>
  );
}
