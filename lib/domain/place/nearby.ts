import type { ImageAsset } from '../picture/image';
import type { Coordinates } from '../site/links';

/** A place nearby with its travel time (spec 2, Location). */
export interface NearbyPlace {
  name: string;
  time: string;
}

export interface ProjectLocation {
  /** Key in locationData: the project's id. */
  key: string;
  images: ImageAsset[];
  nearby: NearbyPlace[];
  coordinates: Coordinates | null;
}

/** Destination of directions if neither location nor project has coordinates; labelled approximate (spec 2). */
export const DEFAULT_COORDINATES: Coordinates = { lat: 28.6139, lng: 77.209 };

/** The default is not the real position of a project, so structured data never contains it (search-engines 1.3). */
export function isDefaultCoordinates({ lat, lng }: Coordinates): boolean {
  return lat === DEFAULT_COORDINATES.lat && lng === DEFAULT_COORDINATES.lng;
}

/** Kind of a place near a project; it decides the icon of its row (spec 2, Location). */
export type NearbyKind =
  | 'metro'
  | 'railway'
  | 'airport'
  | 'bus'
  | 'hospital'
  | 'school'
  | 'college'
  | 'shopping'
  | 'road'
  | 'office'
  | 'park'
  | 'landmark'
  | 'place';

/**
 * The first match decides: 'Spectrum Metro mall' must not match metro, and 'Park Hospital' must match hospital before
 * park.
 */
const RULES: readonly (readonly [NearbyKind, RegExp])[] = [
  ['metro', /\bmetro\b(?! (mall|hospital|market))/i],
  ['railway', /\b(railway|train) /i],
  ['airport', /\bairport\b(?! road)/i],
  ['bus', /\b(bus (stand|stop|station|terminal|depot)|ISBT)\b/i],
  ['hospital', /\b(hospital|medicity|health|clinic|(heart|cancer|medical) institute|medical college|fortis)\b/i],
  ['college', /\b(college|university|institute|IIT)\b/i],
  ['school', /\b(school|academy)\b/i],
  ['shopping', /\b(mall|market|marketcity|shopping|citywalk|haat|bazaar|bazar|promenade|palladium|palassio)\b/i],
  ['road', /\b(road|expressway|highway|NH ?\d|bypass|flyover|bridge|sea link|setu|interchange|junction)|\bmarg\b/i],
  ['road', /\b(chowk|ring road|path)\b|\bborder$/i],
  ['office', /\b(business|IT park|tech park|cyber|industrial|aerospace|IMT|SEZ|SEEPZ|ITPL|trade cent|office)/i],
  ['park', /\b(park|gardens?|lake|beach|hills|sanctuary|forest)\b/i],
  ['landmark', /\b(fort|temple|mandir|mosque|church|gurudwara|minar|museum|gate|peeth|courts?|science centre)\b/i],
];

/** Kind of a place by the words of its name; text after a comma is only its location (spec 2, Location). */
export function nearbyKind(name: string): NearbyKind {
  const [own = ''] = name.split(',');
  return RULES.find(([, words]) => words.test(own))?.[0] ?? 'place';
}

/** '6 minutes' → '6 min', '1 hour 5 mins' → '1 hour 5 min'; other words stay (visual-language 9, Location). */
export function formatTravelTime(time: string): string {
  return time.trim().replace(/\bmin(ute)?s?\b\.?/gi, 'min');
}

/** Minutes of '31 minutes' and '1 hour 5 min'; null for other words. */
export function parseMinutes(time: string): number | null {
  const hours = Number(/(\d+) ?h(ou)?rs?\b/i.exec(time)?.[1] ?? 0);
  const minutes = Number(/(\d+) ?min/i.exec(time)?.[1] ?? 0);
  return hours * 60 + minutes || null;
}
