import 'server-only';
import { toImageKey } from '@/lib/domain/image';
import { cloudBaseOf } from '../cloud-base';
import type { CheckContext } from './context';

/** Pictures that are not there let the build go on: the fallback stands in. */
export function checkPictures({ content, faults, source }: CheckContext): void {
  if (cloudBaseOf(content.site.entries[0]?.value.imageBase) !== null) return;
  for (const { entries } of Object.values(content)) {
    for (const { place, pictures } of entries) {
      for (const [path, text] of pictures) {
        const picture = toImageKey(text);
        if (/^https?:/i.test(picture) || source.hasImage(picture)) continue;
        faults.warn('picture', place, path, `no picture images/${picture}, the fallback is shown`);
      }
    }
  }
}
