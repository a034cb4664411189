import 'server-only';
import { formatAreaText, parseArea } from '@/lib/domain/project/area-text';
import type { Floor, FloorPlan } from '@/lib/domain/project/floor-plan';
import { formatRupees } from '@/lib/domain/project/price';
import { formatPriceText, parsePrice } from '@/lib/domain/project/price-text';
import { spellOutBedrooms } from '@/lib/domain/project/bedrooms';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { type Section, valueOf } from '@/lib/domain/project/page';
import { toImageKey } from '@/lib/domain/picture/image';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import type { RawFloorPlan } from '../schemas/sections';
import { sectionReader } from './sections';
import { textOf } from '../files/texts';

/** A project's floor plans, faulty where a lenient build could not read them. */
export const getFloorPlanSection: (projectId: string) => Section<FloorPlan> = sectionReader(
  ({ floorPlans }) => floorPlans,
  (raw, { key }) => toFloorPlan(key, raw),
);

/** A project's floor plans, null if it has no valid record. */
export function getFloorPlan(projectId: string): FloorPlan | null {
  return valueOf(getFloorPlanSection(projectId));
}

function toFloorPlan(projectId: string, raw: RawFloorPlan): FloorPlan {
  const project = getProjectById(projectId);
  return {
    projectId,
    projectName: project?.name ?? textOf(raw.name) ?? PROJECT_DEFAULTS.name,
    floors: raw.floors.map(toFloor),
  };
}

function toFloor(raw: RawFloorPlan['floors'][number]): Floor {
  const area = textOf(raw.area);
  const urls = (raw.images ?? []).flatMap(({ url }) => url || []);
  const levels = urls.map((url) => getDrawnCarpets().get(toImageKey(url)) ?? 0);
  return {
    configuration: spellOutBedrooms(raw.configuration.trim()),
    areaText: area ? formatAreaText(area) : PROJECT_DEFAULTS.area,
    area: area ? parseArea(area) : null,
    priceText: sellingPriceText(raw.baseSellingPrice),
    priceRupees: sellingPriceRupees(raw.baseSellingPrice),
    images: urls.map((url) => toImage(url)),
    ...(levels.length > 0 && levels.every(Boolean) ? { carpetSqft: levels.reduce((sum, level) => sum + level) } : {}),
  };
}

/** Carpet area that a drawing states, in sq.ft, by the drawing's file. */
const getDrawnCarpets: () => ReadonlyMap<string, number> = memoizeOnContent(
  ({ drawings }) =>
    new Map(
      drawings.entries.flatMap(({ value: { file, carpet } }) => {
        const area = carpet === undefined ? null : parseArea(carpet);
        return area ? [[toImageKey(file), area.minSqft]] : [];
      }),
    ),
);

/** Price as shown: text unchanged, a number of rupees in Cr or Lakh (spec 9). */
export function sellingPriceText(price: string | number | undefined): string | null {
  if (typeof price === 'number') return formatRupees(price);
  const text = textOf(price);
  return text && formatPriceText(text);
}

/** Whole rupees; the lower end of a range, null for a text that is no price. */
export function sellingPriceRupees(price: string | number | undefined): number | null {
  return typeof price === 'number' ? Math.round(price) || null : (parsePrice(price ?? '')?.minRupees ?? null);
}
