import 'server-only';
import { toMapFile } from '@/lib/domain/place/map-file';
import { getCities, getCityMap } from '../records/cities';
import { getTheme } from '../records/site';
import { pageKind } from './page-kind';

/** The drawing below the homes of each city that has a map. */
export const mapFiles = pageKind('/data/maps/[file]', {
  name: 'city map',
  params: () => getCities().flatMap(({ slug }) => (getCityMap(slug) ? [{ file: `${slug}.svg` }] : [])),
  data: ({ file }) => {
    const map = getCityMap(file.replace(/\.svg$/, ''));
    return map && { map };
  },
});

/** Content of /data/maps/{file}; null for an unknown name. */
export function getMapFile(file: string): string | null {
  const page = mapFiles.read({ file });
  return page && 'map' in page ? toMapFile(page.map, getTheme().palette) : null;
}
