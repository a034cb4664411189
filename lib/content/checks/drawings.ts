import 'server-only';
import { parseArea } from '@/lib/domain/project/area-text';
import { toImageKey } from '@/lib/domain/picture/image';
import { statedAcres, statedTowers } from '@/lib/domain/project/description';
import { isSameName, plainName } from '@/lib/domain/site/slug';
import { DEFAULT_KEY } from '../files/table';
import type { FaultList } from '../files/faults';
import type { ContentSet, Entry } from '../files/loaded-file';
import type { JsonPath, RecordPosition } from '../files/walk';
import { localitiesOf, textOf } from '../files/texts';
import type { RawDrawing } from '../schemas/pictures';
import type { RawProject } from '../schemas/project';
import { projectEntries, type CheckContext } from './context';

type Drawings = ReadonlyMap<string, RawDrawing>;
type Projects = ReadonlyMap<string, Entry<RawProject>>;

/** A drawing of drawings.json must say the same as the record beside it. Drawings without an entry pass. */
export function checkDrawings({ content, faults }: CheckContext): void {
  const drawings = drawingsByFile(content, faults);
  if (drawings.size === 0) return;
  const projects: Projects = new Map(projectEntries(content).map((entry) => [entry.id, entry]));
  checkFloorPlans(content, drawings, faults);
  checkSitePlans(content, drawings, projects, faults);
  checkMaps(content, drawings, projects, faults);
}

function drawingsByFile(content: ContentSet, faults: FaultList): Drawings {
  const drawings = new Map<string, RawDrawing>();
  for (const { position, value } of content.drawings.entries) {
    const file = toImageKey(value.file);
    if (!drawings.has(file)) drawings.set(file, value);
    else faults.error(position, ['file'], `duplicate: "${file}" is already described`);
  }
  return drawings;
}

/** The described drawing at a field, null where it has no entry or, after a fault, where it is of another kind. */
function drawingAt(
  drawings: Drawings,
  image: string,
  kind: RawDrawing['kind'],
  position: RecordPosition,
  field: JsonPath,
  faults: FaultList,
): RawDrawing | null {
  const drawing = drawings.get(toImageKey(image));
  if (!drawing || drawing.kind === kind) return drawing ?? null;
  faults.error(position, field, `expected a ${kind}, the picture is a ${drawing.kind} (drawings.json)`);
  return null;
}

function checkFloorPlans({ floorPlans }: ContentSet, drawings: Drawings, faults: FaultList): void {
  for (const { position, value } of floorPlans.entries) {
    for (const [at, { configuration, area, images = [] }] of value.floors.entries()) {
      for (const [index, { url }] of images.entries()) {
        const field = ['floors', at, 'images', index, 'url'];
        const drawing = drawingAt(drawings, url, 'floor plan', position, field, faults);
        const contradict = (said: string, record: string) =>
          faults.error(position, field, `the drawing says "${said}", the record "${record}"`);
        if (drawing?.area && area && !isSameArea(drawing.area, area)) contradict(drawing.area, area);
        const title = drawing?.configuration;
        if (title && plainName(title) !== plainName(configuration)) contradict(title, configuration);
      }
    }
  }
}

/** The same size in sq.ft, and carpet area on both or on neither. */
function isSameArea(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => ({ size: parseArea(text)?.minSqft, isCarpet: /carpet/i.test(text) }));
  return first?.size === second?.size && first?.isCarpet === second?.isCarpet;
}

function checkSitePlans({ sitePlans }: ContentSet, drawings: Drawings, projects: Projects, faults: FaultList): void {
  for (const { position, key, value } of sitePlans.entries) {
    let described = 0;
    for (const [index, image] of value.sitePlanImages.entries()) {
      const field = ['sitePlanImages', index];
      const drawing = drawingAt(drawings, image, 'site plan', position, field, faults);
      if (!drawing) continue;
      described += 1;
      if (described > 1) faults.error(position, field, `expected one site plan, found ${described}`);
      if (drawing.project !== undefined && drawing.project !== key) {
        faults.error(position, field, `the drawing is of "${drawing.project}"`);
        continue;
      }
      const raw = projects.get(key)?.value;
      const text = [raw?.shortDescription, raw?.longDescription, raw?.description].map((part) => part ?? '').join('\n');
      for (const [unit, drawn, stated] of [
        ['towers', drawing.towers, statedTowers(text)],
        ['acres', drawing.acres, statedAcres(text)],
      ] as const) {
        if (drawn === undefined || stated.length === 0 || stated.includes(drawn)) continue;
        const told = [...new Set(stated)].join(' and ');
        faults.error(position, field, `the drawing shows ${drawn} ${unit}, the project’s text says ${told}`);
      }
    }
  }
}

function checkMaps({ locations }: ContentSet, drawings: Drawings, projects: Projects, faults: FaultList): void {
  for (const { position, key, value } of locations.entries) {
    const raw = projects.get(key)?.value;
    for (const [index, image] of (value.images ?? []).entries()) {
      const map = drawings.get(toImageKey(image));
      if (!raw || !map || key === DEFAULT_KEY) continue;
      const field = ['images', index];
      if (!drawingAt(drawings, image, 'corridor map', position, field, faults)) continue;
      const places = localitiesOf(raw);
      const isOnMap = (place: string) => map.places?.some((known) => isSameName(known, place));
      if (map.city && !isSameName(map.city, textOf(raw.city) ?? '')) {
        faults.error(position, field, `the map is of ${map.city}, the project is in ${raw.city}`);
      } else if (map.places && !places.some(isOnMap)) {
        faults.error(position, field, `the map does not reach ${places.join(', ')}`);
      }
    }
  }
}
