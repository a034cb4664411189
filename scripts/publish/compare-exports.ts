import type { ExportSummary } from './read-export';

type Counted = Pick<ExportSummary, 'pages' | 'sitemapUrls' | 'redirects'>;

/** If a larger share of the pages disappears at once, a content file is probably missing. */
const MAX_LOSS = 0.1;

export interface Comparison {
  /** Earlier addresses that are now neither pages nor redirects. */
  removed: string[];
  /** Reason not to publish the new site; null if there is none. */
  refusal: string | null;
}

/** Finds pages of the earlier site that are missing in the new one (faults, Gate). */
export function compareExports(before: Counted, after: Counted): Comparison {
  const isThere = (address: string) => after.pages.has(address) || after.redirects.has(address);
  const removed = [...before.pages].filter((address) => !isThere(address)).sort();
  const losses = [
    describeLoss('pages', before.pages.size, after.pages.size),
    describeLoss('addresses in the sitemap', before.sitemapUrls, after.sitemapUrls),
  ].filter((loss) => loss !== null);
  return { removed, refusal: losses.length > 0 ? losses.join('; ') : null };
}

function describeLoss(noun: string, before: number, after: number): string | null {
  if (after >= before * (1 - MAX_LOSS)) return null;
  return `${after} ${noun} where there were ${before} (-${Math.round((1 - after / before) * 100)} %)`;
}
