import { Picture } from '@/components/ui/Picture';
import type { Project } from '@/lib/domain/project/project';
import { ShowAll } from './ShowAll';

/** What was seen on the site and when, the newest before 'Show all (n)'; nothing where the record tells nothing. */
export function ConstructionProgress({ project: { name, progress } }: { project: Pick<Project, 'name' | 'progress'> }) {
  const [newest, ...earlier] = progress.map(({ monthText, stage, images }) => (
    <li key={monthText + stage} className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="tabular-nums flex-none font-semibold">{monthText}</span>
      <span className="min-w-0 grow basis-32">{stage}</span>
      {images.map((image, at) => (
        <Picture
          key={image.src}
          image={image}
          alt={`${name} in ${monthText}, picture ${at + 1}`}
          sizes="240px"
          className="aspect-4/3 w-60 rounded-card object-cover"
        />
      ))}
    </li>
  ));
  if (!newest) return null;
  return (
    <div className="mt-6">
      <h3 className="type-title">Construction progress</h3>
      <ol className="mt-3 border-t-2 border-ink">{newest}</ol>
      {earlier.length > 0 ? (
        <ShowAll total={progress.length}>
          <ol>{earlier}</ol>
        </ShowAll>
      ) : null}
    </div>
  );
}
