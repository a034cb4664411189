import { Picture } from '@/components/ui/Picture';
import type { Project } from '@/lib/domain/project';

interface ProjectGalleryProps {
  project: Pick<Project, 'name' | 'images'>;
}

/** The first picture large, the others below it; on phones a row to swipe through (visual language 9). */
export function ProjectGallery({ project }: ProjectGalleryProps) {
  const count = project.images.length;
  return (
    <ul
      aria-label={`Pictures of ${project.name}`}
      className="project-gallery no-scrollbar -mx-(--gutter) md:mx-0"
      tabIndex={0}
    >
      {project.images.map((image, index) => (
        <li key={image.src + index}>
          <Picture
            image={image}
            alt={`${project.name}, picture ${index + 1} of ${count}`}
            sizes={index === 0 ? '(width < 1024px) 100vw, 845px' : '(width < 768px) 100vw, 280px'}
            isPriority={index === 0}
          />
          <span className="badge" aria-hidden="true">
            {index + 1} / {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
