import type { ExportSummary } from './read-export';

type Counted = Pick<ExportSummary, 'pages' | 'sitemapUrls' | 'redirects'>;

/** A site that loses more of its pages at once has more likely lost a file of its content. */
const MAX_LOSS = 0.1;

export interface Comparison {
  /** Addresses of the site before that are neither pages nor redirects now. */
  removed: string[];
  /** Why the new one is not to be published as it is; null where nothing speaks against it. */
  refusal: string | null;
}

/** What a visitor of the site before would miss in the site after (faults, Gate). */
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
