import 'server-only';
import { toImageKey } from '@/lib/domain/picture/image';
import { cloudBaseOf } from '../files/cloud-base';
import type { CheckContext } from './context';

/** A missing picture is only a warning: the page shows the fallback. */
export function checkPictures({ content, faults, source }: CheckContext): void {
  if (cloudBaseOf(content.site.entries[0]?.value.imageBase) !== null) return;
  for (const { entries } of Object.values(content)) {
    for (const { position, pictures } of entries) {
      for (const [path, text] of pictures) {
        const picture = toImageKey(text);
        if (/^https?:/i.test(picture) || source.hasImage(picture)) continue;
        faults.warn('picture', position, path, `no picture images/${picture}, the fallback is shown`);
      }
    }
  }
}
