import { FactList } from '@/components/ui/FactList';
import { Picture } from '@/components/ui/Picture';
import type { Floor } from '@/lib/domain/project/floor-plan';

interface FloorCardProps {
  floor: Floor;
  projectName: string;
}

/** One configuration: its drawing on white, area and price (visual-language 4). */
export function FloorCard({ floor, projectName }: FloorCardProps) {
  return (
    <li className="flex flex-col">
      {floor.images.map((image, index) => (
        <Picture
          key={image.src + index}
          image={image}
          alt={`Floor plan of ${projectName}: ${floor.configuration}`}
          sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 410px"
          className="mb-3 aspect-4/3 w-full rounded-card border border-line bg-white object-contain lg:aspect-16/10"
        />
      ))}
      <h3 className="mb-2 type-title">{floor.configuration}</h3>
      <FactList
        facts={[
          { label: 'Area', text: floor.areaText },
          { label: 'Basic Selling Price', text: floor.priceText ?? 'Contact Us' },
        ]}
      />
    </li>
  );
}
