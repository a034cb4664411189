'use client';
import { useEffect } from 'react';
import { ENHANCERS, type EnhancerName, type EnhancerStart } from './registry';
import { showEdits } from './show-edits';

/** In development React hydrates the page, so an effect has to start the enhancers, and to show what the editor saved. */
export function StartInDev() {
  useEffect(() => {
    const stop = new AbortController();
    const start = async (root: HTMLElement) => {
      const { enhancer, props = '{}' } = root.dataset;
      const name = enhancer as EnhancerName;
      const module = (await ENHANCERS[name]()) as Record<string, EnhancerStart>;
      if (!stop.signal.aborted) module[name]?.(root, stop.signal, JSON.parse(props) as object);
    };
    for (const root of document.querySelectorAll<HTMLElement>('[data-enhancer]')) void start(root);
    return () => stop.abort();
  }, []);
  // In the editor's frame.
  useEffect(() => showEdits(process.env.NEXT_PUBLIC_EDIT_ORIGIN), []);
  return null;
}
