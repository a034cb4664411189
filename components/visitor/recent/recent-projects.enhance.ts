/** Why an enhancer: viewed projects are stored on the device; the code that saves and shows them is fetched later. */
import { draw } from '@/components/islands/draw';
import type { RecentProject } from '@/lib/domain/visitor/recent-project';

interface RecentProjectsProps {
  /** The project of this page. */
  viewed?: RecentProject;
}

/** The recently viewed projects, if any. Far down the page, so that nothing visible moves. */
export function recentProjects(root: HTMLElement, _signal: AbortSignal, { viewed }: RecentProjectsProps): void {
  const show = async () => {
    const { saveViewed, writeRecent } = await import('@/lib/browser/visitor/recent-projects');
    const projects = saveViewed(viewed);
    const view = () => import('./RecentStrip').then(({ RecentStrip }) => RecentStrip);
    if (projects.length > 0) await draw(root, view(), { projects, onClear: () => writeRecent([]) });
    const { keepOfflineCopy } = await import('@/lib/browser/offline-copy');
    await keepOfflineCopy();
  };
  show().catch(() => undefined);
}
