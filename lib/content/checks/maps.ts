import 'server-only';
import { isInFrame } from '@/lib/domain/place/map';
import { cityNamed } from '../files/names';
import { readFrame, readPoints } from '../schemas/map';
import { expectKnown, knownKeys, projectEntries, type CheckContext } from './context';

/** Degrees that a line may lead beyond its frame. */
const BEYOND = 0.5;

/** A map belongs to a city, its lines and places lie where it does, and every home of the city is on it. */
export function checkMaps({ content, faults }: CheckContext): void {
  const cities = knownKeys(content.cities);
  const framesOf = new Map<string, ReturnType<typeof readFrame>[]>();
  for (const { position, key, value } of content.maps.entries) {
    expectKnown(cities, key, 'no city has the slug', position, [], faults);
    const { frame, insets = [], areas = [], lines, places = [] } = value;
    const own = readFrame(frame);
    framesOf.set(key, [own, ...insets.map((inset) => readFrame(inset.frame))]);
    const [south, west] = [own.south - BEYOND, own.west - BEYOND];
    const wide = { south, west, north: own.north + BEYOND, east: own.east + BEYOND };
    const drawn = { areas: areas.map(({ points }) => points), lines: lines.map(({ points }) => points) };
    for (const [field, texts] of Object.entries(drawn)) {
      for (const [at, text] of texts.entries()) {
        const far = readPoints(text).find((point) => !isInFrame(wide, point));
        if (far) faults.error(position, [field, at, 'points'], `${far.lat},${far.lng} is far from the frame ${frame}`);
      }
    }
    for (const [at, place] of places.entries()) {
      const [point] = readPoints(place.at);
      const isThere = framesOf.get(key)!.some((each) => point && isInFrame(each, point));
      if (!isThere) faults.error(position, ['places', at, 'at'], `${place.at} is outside the frame ${frame}`);
    }
  }
  const surroundings = new Map(content.locations.entries.map(({ key, value }) => [key, value.coordinates]));
  for (const { position, id, value } of projectEntries(content)) {
    const frames = framesOf.get(cityNamed(content, value.city)?.slug ?? '');
    const at = surroundings.get(id) ?? value.coordinates;
    if (!frames || (at && frames.some((frame) => isInFrame(frame, at)))) continue;
    faults.warn(
      'map',
      position,
      ['coordinates'],
      at ? 'outside the map of its city' : 'missing, so it is not on the map',
    );
  }
}
