import { parseSaved } from '@/lib/domain/visitor/saved-project';
import { RECENT_MAX, type RecentProject } from '@/lib/domain/visitor/recent-project';
import { deviceText } from '../device-text';

const recent = deviceText('recently-viewed.1');

/** The projects viewed on this device, latest first. */
export function readRecent(): RecentProject[] {
  return parseSaved<RecentProject>(recent.read(), RECENT_MAX).filter(
    ({ image }) => Array.isArray(image) || Boolean(image?.src),
  );
}

export function writeRecent(list: readonly RecentProject[]): void {
  recent.write(JSON.stringify(list));
}
