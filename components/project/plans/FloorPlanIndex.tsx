import { floorLabels, type Floor } from '@/lib/domain/project/floor-plan';

interface FloorPlanIndexProps {
  stageId: string;
  floors: Floor[];
}

/** Configurations as the index of the slides; without script each leads to its slide. */
export function FloorPlanIndex({ stageId, floors }: FloorPlanIndexProps) {
  return (
    <ul aria-label="Configurations" className="mt-4 flex flex-wrap gap-2">
      {floorLabels(floors).map((label, index) => (
        <li key={index}>
          <a href={`#${stageId}-${index + 1}`} data-slide={index} className="plan-chip">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
