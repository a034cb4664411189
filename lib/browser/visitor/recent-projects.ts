import { parseSaved } from '@/lib/domain/visitor/saved-project';
import { RECENT_MAX, withViewed, type RecentProject } from '@/lib/domain/visitor/recent-project';
import { deviceText } from '../device-text';

const recent = deviceText('recently-viewed.1');

/** The projects viewed on this device, latest first. */
export function readRecent(): RecentProject[] {
  return parseSaved<RecentProject>(recent.read(), RECENT_MAX).filter(({ image }) => image?.src);
}

export function writeRecent(list: readonly RecentProject[]): void {
  recent.write(JSON.stringify(list));
}

/** Saves the project of this page, if it is one of a project, and returns those viewed before it, latest first. */
export function saveViewed(viewed?: RecentProject): RecentProject[] {
  const before = readRecent();
  if (viewed) writeRecent(withViewed(before, viewed));
  return before.filter(({ key }) => key !== viewed?.key);
}
