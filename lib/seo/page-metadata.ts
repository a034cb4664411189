import type { Metadata } from 'next';
import type { ShareImage } from '@/lib/domain/page/share-card';
import type { Site } from '@/lib/domain/site/site';
import { cutText } from '@/lib/domain/site/cut-text';

/** A page that redirects: its canonical is the target, and it is not indexed (routes-and-content, Routes). */
export function redirectMetadata(page: PageContext & { from: string; redirectTo: string }): Metadata {
  const { from, redirectTo } = page;
  const description = `This page is now at ${redirectTo}.`;
  return pageMetadata(page, { title: `${from} has moved`, description, path: redirectTo, robots: 'noindex' });
}

/** What the metadata of every page takes besides its own texts. */
export interface PageContext {
  site: Site;
  /** Picture card of the shared link. */
  shareImage: ShareImage;
}

interface PageTexts {
  /** Unique on the site; of several wordings, the first that fits with the brand after it. */
  title: string | readonly string[];
  /** Unique on the site, from real fields; cut to about 160 characters at a word. */
  description: string;
  /** Address of the page itself, without trailing slash; made absolute by the layout's metadataBase. */
  path: string;
  /** Address of the page that says the same and more; omitted if the page says something of its own. */
  fuller?: string | null;
  /** Omitted if the page may be indexed. */
  robots?: 'noindex';
}

const DESCRIPTION_MAX_CHARS = 160;
/** Approximate length at which a search result is cut. */
const TITLE_MAX_CHARS = 65;

/** At most 160 characters, cut after a whole word. */
export function shortenDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX_CHARS) return plain;
  const cut = cutText(plain, DESCRIPTION_MAX_CHARS - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first wording of at most 65 characters including the brand, else the shortest. */
export function chooseTitle(wordings: readonly string[], brand: string): string {
  const room = TITLE_MAX_CHARS - ` | ${brand}`.length;
  const [shortest = ''] = [...wordings].sort((a, b) => a.length - b.length);
  return wordings.find(({ length }) => length <= room) ?? shortest;
}

/** Title, description, canonical, robots and sharing data of one page (search-engines 1.1, 1.3). */
export function pageMetadata(
  { site, shareImage }: Pick<PageContext, 'shareImage'> & { site: Pick<Site, 'name'> },
  { path, fuller, robots, ...texts }: PageTexts,
): Metadata {
  const text = shortenDescription(texts.description);
  const title = typeof texts.title === 'string' ? texts.title : chooseTitle(texts.title, site.name);
  const canonical = fuller ?? path;
  const { src: url, width, height, alt } = shareImage;
  return {
    title,
    description: text,
    alternates: { canonical },
    robots: robots === 'noindex' ? { index: false, follow: true } : { 'max-image-preview': 'large' },
    openGraph: {
      title,
      description: text,
      url: canonical,
      siteName: site.name,
      type: 'website',
      locale: 'en_IN',
      images: [{ url, width, height, alt }],
    },
    twitter: { card: 'summary_large_image', title, description: text, images: [{ url, alt }] },
  };
}

/** Metadata of a page that says the same to everybody and that search engines leave out. */
export function unlistedMetadata(path: string, title: string, description: string) {
  return (page: PageContext): Metadata => pageMetadata(page, { title, description, path, robots: 'noindex' });
}
