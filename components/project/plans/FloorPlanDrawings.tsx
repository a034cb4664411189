import { Picture } from '@/components/ui/Picture';
import type { Floor } from '@/lib/domain/project/floor-plan';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';

interface FloorPlanDrawingsProps {
  floor: Floor;
  /** Number of the slide, from 1. */
  number: number;
  projectName: string;
}

const SIZES = '(width < 1024px) 100vw, 845px';

/** The drawings of a floor, one visible at a time. Radio buttons choose it, so it works without script (plans.css). */
export function FloorPlanDrawings({ floor, number, projectName }: FloorPlanDrawingsProps) {
  const { configuration, images } = floor;
  const name = `floor-${number}-drawing`;
  const renderDrawing = (index: number) => {
    const image = images[index];
    if (!image) return null;
    const place = images.length > 1 ? `, drawing ${index + 1} of ${images.length}` : '';
    return (
      <ZoomLink
        group="floor-plan"
        title={configuration}
        image={image}
        alt={`${projectName} floor plan: ${configuration}${place}`}
        sizes={SIZES}
        className="plan-drawing"
      />
    );
  };
  if (images.length === 1) return <div className="plan-drawings">{renderDrawing(0)}</div>;
  return (
    <fieldset className="plan-drawings">
      <legend className="sr-only">Drawings of {configuration}</legend>
      {images.map((image, index) => (
        <div key={image.src + index}>
          {renderDrawing(index)}
          <label>
            <input type="radio" name={name} defaultChecked={index === 0} aria-label={`Drawing ${index + 1}`} />
            <Picture image={image} alt="" sizes="96px" />
          </label>
        </div>
      ))}
    </fieldset>
  );
}
