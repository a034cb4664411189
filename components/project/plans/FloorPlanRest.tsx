import type { Floor } from '@/lib/domain/project/floor-plan';

/** Facts of the configurations without a drawing. */
export function FloorPlanRest({ floors }: { floors: Floor[] }) {
  if (floors.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="type-title">Also in this project, drawings on request</h3>
      <ul className="mt-3 border-t border-line type-small">
        {floors.map(({ configuration, areaText, priceText }, index) => (
          <li
            key={index}
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-0.5 border-b border-line py-3 md:grid-cols-[1fr_10rem_10rem]"
          >
            <span className="col-span-2 font-semibold md:col-span-1">{configuration}</span>
            <span className="text-ink-2">{areaText}</span>
            <span className="text-right font-semibold tabular-nums">{priceText ?? 'Contact Us'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
