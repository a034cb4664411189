/** Why an enhancer: the 404 page is one file, so only the browser knows the address of the missing project. */
import { draw } from '@/components/islands/draw';
import { parseProjectPath } from '@/lib/domain/site/routes';

/** Names the missing project under /project-details/x/y, with a link back (routes-and-content, Routes). */
export function missingProject(root: HTMLElement): void {
  const asked = parseProjectPath(location.pathname);
  if (!asked) return;
  const note = import('./MissingProjectNote').then(({ MissingProjectNote }) => MissingProjectNote);
  draw(root, note, { developer: asked.developer, id: asked.id }).catch(() => undefined);
}
