import { floorLabels, type Floor } from '@/lib/domain/project/floor-plan';

interface FloorPlanIndexProps {
  stageId: string;
  floors: Floor[];
}

/** Links from configurations to their slides; they work without script. */
export function FloorPlanIndex({ stageId, floors }: FloorPlanIndexProps) {
  return (
    <ul aria-label="Configurations" data-answered="Carousel" className="mt-4 flex flex-wrap gap-2">
      {floorLabels(floors).map((label, index) => (
        <li key={index}>
          <a
            href={`#${stageId}-${index + 1}`}
            data-slide={index}
            aria-current={index === 0 ? 'true' : undefined}
            className="plan-chip"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
