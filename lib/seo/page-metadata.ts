import type { Metadata } from 'next';
import type { ImageAsset } from '@/lib/domain/image';

interface PageMetadataInput {
  /** Unique on the site; the layout's template adds the brand. */
  title: string;
  /** Unique on the site, from real fields; cut to about 160 characters at a word. */
  description: string;
  /** Address of the page itself, without trailing slash; made absolute by the layout's metadataBase. */
  path: string;
  /** Left out: the page may be indexed. */
  robots?: 'noindex';
  /** Picture shown when the page is shared. */
  image?: ImageAsset;
}

const DESCRIPTION_MAX_CHARS = 160;

/** At most 160 characters, cut after a whole word. */
export function shortenDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX_CHARS) return plain;
  const cut = plain.slice(0, DESCRIPTION_MAX_CHARS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Title, description, canonical and sharing data of one page (quality, search engines). */
export function pageMetadata({ title, description, path, robots, image }: PageMetadataInput): Metadata {
  const text = shortenDescription(description);
  return {
    title,
    description: text,
    alternates: { canonical: path },
    robots: robots === 'noindex' ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description: text,
      url: path,
      type: 'website',
      locale: 'en_IN',
      images: image && image.kind === 'raster' ? [image.src] : undefined,
    },
  };
}
