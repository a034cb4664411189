import { FactList } from '@/components/ui/FactList';
import { Picture } from '@/components/ui/Picture';
import type { IndexedFloor } from '@/lib/domain/listing/plan-index';

interface FloorCardProps {
  floor: IndexedFloor;
  projectName: string;
}

const FRAME = 'mb-3 aspect-4/3 w-full rounded-card border border-line lg:aspect-16/10';

/** One configuration: its drawing on white, area and price (visual-language 4). */
export function FloorCard({ floor, projectName }: FloorCardProps) {
  return (
    <li data-area={floor.bands.area} data-price={floor.bands.price}>
      {floor.images.map((image, index) => (
        <Picture
          key={image.src + index}
          image={image}
          alt={`Floor plan of ${projectName}: ${floor.configuration}`}
          sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 410px"
          className={`${FRAME} bg-white object-contain`}
        />
      ))}
      {floor.images.length === 0 ? (
        <p className={`${FRAME} grid place-content-center type-small text-ink-2`}>Drawing on request</p>
      ) : null}
      <h4 className="mb-2 type-title">{floor.configuration}</h4>
      <FactList
        facts={[
          { label: 'Area', text: floor.areaText },
          { label: 'Basic Selling Price', text: floor.indexPrice },
        ]}
      />
    </li>
  );
}
