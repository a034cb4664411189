import type { ImageAsset } from '@/lib/domain/picture/image';
import type { ConfigurationRow } from '@/lib/domain/project/configuration-rows';
import { BrochureFacts } from './BrochureFacts';
import { BrochureImage } from './BrochureImage';

interface BrochureFloorProps {
  row: ConfigurationRow;
  image: ImageAsset | undefined;
}

/** A configuration's drawing with area and price beside it; rate and instalment stand in the table above, on one sheet; nothing without a drawing. */
export function BrochureFloor({ row, image }: BrochureFloorProps) {
  if (!image) return null;
  return (
    <figure className="brochure-floor grid gap-x-6 gap-y-3">
      <BrochureImage
        image={image}
        alt={`Floor plan of the ${row.label}, ${row.areaText}`}
        className="w-full border border-line"
      />
      <figcaption>
        <h3 className="mb-2 text-ink type-title">{row.label}</h3>
        <BrochureFacts
          facts={[
            ['Area', row.areaText],
            ['Price', row.priceText],
          ]}
        />
      </figcaption>
    </figure>
  );
}
