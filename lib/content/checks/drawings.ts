import 'server-only';
import { parseArea } from '@/lib/domain/project/area-text';
import { toImageKey } from '@/lib/domain/picture/image';
import { statedAcres, statedTowers } from '@/lib/domain/project/description';
import type { FaultList } from '../files/faults';
import type { ContentSet } from '../files/loaded-file';
import type { JsonPath, RecordPosition } from '../files/walk';
import type { RawDrawing } from '../schemas/pictures';
import { projectEntries, type CheckContext } from './context';

type Drawings = ReadonlyMap<string, RawDrawing>;

/** A drawing of drawings.json must say the same as the record beside it. Drawings without an entry pass. */
export function checkDrawings({ content, faults }: CheckContext): void {
  const drawings = drawingsByFile(content, faults);
  if (drawings.size === 0) return;
  checkFloorPlans(content, drawings, faults);
  checkSitePlans(content, drawings, faults);
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
    for (const [at, { area, images = [] }] of value.floors.entries()) {
      for (const [index, { url }] of images.entries()) {
        const field = ['floors', at, 'images', index, 'url'];
        const drawing = drawingAt(drawings, url, 'floor plan', position, field, faults);
        if (drawing?.area && area && !isSameArea(drawing.area, area))
          faults.error(position, field, `the drawing says "${drawing.area}", the record "${area}"`);
      }
    }
  }
}

/** The same size in sq.ft, and carpet area on both or on neither. */
function isSameArea(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => ({ size: parseArea(text)?.minSqft, isCarpet: /carpet/i.test(text) }));
  return first?.size === second?.size && first?.isCarpet === second?.isCarpet;
}

function checkSitePlans(content: ContentSet, drawings: Drawings, faults: FaultList): void {
  const projects = new Map(projectEntries(content).map(({ id, value }) => [id, value]));
  for (const { position, key, value } of content.sitePlans.entries) {
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
      const raw = projects.get(key);
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
