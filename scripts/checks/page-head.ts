import { decodeEntities, headOf, tagsOf, type BuiltFile } from './markup';

/** Parts of a page's head that crawlers and social networks read. */
export interface PageHead {
  path: string;
  lang: string;
  title: string;
  metas: Map<string, string>;
  canonicals: string[];
  hasAlternates: boolean;
}

/** Texts that indicate missing data (search-engines 1.1). */
const NO_FACT =
  /\bundefined\b|\bnull\b|\bNaN\b|\bN\/A\b|\[object|Unnamed Project|Price not available|not specified|Unknown Type|No description available|Status not available/;

const SHARED = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'og:site_name',
  'og:type',
  'og:locale',
];
const TWITTER = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'];

export function readHead({ path, html }: BuiltFile): PageHead {
  const head = headOf(html);
  const metas = tagsOf(head, 'meta').flatMap((tag): [string, string][] => {
    const name = tag['name'] ?? tag['property'];
    return name ? [[name, decodeEntities(tag['content'] ?? '')]] : [];
  });
  const links = tagsOf(head, 'link');
  return {
    path,
    lang: tagsOf(html, 'html')[0]?.['lang'] ?? '',
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    metas: new Map(metas),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => decodeEntities(href)),
    hasAlternates: links.some((link) => 'hreflang' in link),
  };
}

export function isNoindex({ metas }: PageHead): boolean {
  return /noindex/.test(metas.get('robots') ?? '');
}

/** Whether a page may be indexed: it has no noindex, and it is its own canonical. */
export function isIndexable(head: PageHead, siteUrl: string): boolean {
  return !isNoindex(head) && head.canonicals[0] === canonicalOf(head.path, siteUrl);
}

function canonicalOf(path: string, siteUrl: string): string {
  return path === '/' ? siteUrl : `${siteUrl}${path}`;
}

/** Faults of pages that repeat the words of another page. */
function listRepeated(heads: readonly PageHead[], what: string, wordsOf: (head: PageHead) => string): string[] {
  const first = new Map<string, string>();
  return heads.flatMap((head) => {
    const words = wordsOf(head);
    const known = first.get(words);
    first.set(words, known ?? head.path);
    return known === undefined ? [] : [`${head.path}: same ${what} as ${known}: ${words}`];
  });
}

function listShared({ path, title, metas, canonicals }: PageHead): string[] {
  const missing = [...SHARED, ...TWITTER].filter((name) => !metas.get(name));
  const image = metas.get('og:image') ?? '';
  const size = `${metas.get('og:image:width')}x${metas.get('og:image:height')}`;
  return [
    ...missing.map((name) => `${path}: no ${name}`),
    ...(/^https?:\/\/[^/]+\/cards\/.+\.jpg$/.test(image) ? [] : [`${path}: og:image is no card: ${image}`]),
    ...(size === '1200x630' ? [] : [`${path}: og:image of ${size}`]),
    ...(metas.get('twitter:card') === 'summary_large_image' ? [] : [`${path}: twitter:card is small`]),
    ...(metas.get('og:url') === canonicals[0] ? [] : [`${path}: og:url is not the canonical`]),
    ...(title.startsWith(metas.get('og:title') ?? '-') ? [] : [`${path}: og:title is not the title`]),
  ];
}

/**
 * Faults of all heads: unique title and description, canonical, robots, sharing data, language (search-engines 1.1).
 */
export function checkHeads(heads: readonly PageHead[], siteUrl: string): string[] {
  const indexable = heads.filter((head) => isIndexable(head, siteUrl));
  const addresses = new Set(indexable.map(({ path }) => canonicalOf(path, siteUrl)));
  const description = ({ metas }: PageHead) => metas.get('description') ?? '';
  const each = heads.flatMap((head) => {
    const { path, lang, title, metas, canonicals, hasAlternates } = head;
    const texts = [title, ...metas.values()];
    return [
      ...(lang === 'en-IN' ? [] : [`${path}: lang is ${lang}`]),
      ...(hasAlternates ? [`${path}: hreflang without another language`] : []),
      ...(title ? [] : [`${path}: no title`]),
      ...(canonicals.length > 1 ? [`${path}: ${canonicals.length} canonicals`] : []),
      ...texts.filter((text) => NO_FACT.test(text)).map((text) => `${path}: says nothing: ${text}`),
    ];
  });
  return [
    ...each,
    ...indexable.flatMap((head) => [
      ...(description(head) ? [] : [`${head.path}: no description`]),
      ...(description(head).length <= 160
        ? []
        : [`${head.path}: description of ${description(head).length} characters`]),
      ...(head.metas.get('robots') === 'max-image-preview:large'
        ? []
        : [`${head.path}: robots without large previews`]),
      ...listShared(head),
    ]),
    ...heads
      .filter((head) => !isNoindex(head) && !addresses.has(head.canonicals[0] ?? ''))
      .map(({ path, canonicals }) => `${path}: its canonical is no page to be indexed (${canonicals.join()})`),
    ...listRepeated(indexable, 'title', ({ title }) => title),
    ...listRepeated(indexable, 'description', description),
  ];
}
