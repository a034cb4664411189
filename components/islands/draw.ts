import type { Attributes, ComponentType } from 'react';

/** Fetches the function that draws, for whoever has to draw at a moment of its own. Rejects if the fetch fails. */
export const loadDrawView = () => import('./preact-root').then(({ drawView }) => drawView);

/**
 * For enhancers: renders a view into its root, or again with other props; null removes it. Preact is fetched in parallel
 * with the view. Rejects if a fetch fails.
 */
export async function draw<Props extends object>(
  root: Element,
  view: Promise<ComponentType<Props>>,
  props: (Props & Attributes) | null,
): Promise<void> {
  const [drawView, fetched] = await Promise.all([loadDrawView(), view]);
  drawView(root, fetched, props);
}
