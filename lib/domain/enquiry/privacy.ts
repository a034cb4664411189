import { NOTICE_RETENTION } from './form';
import { formatAddress, type Site } from '../site/site';

/** A section of the privacy notice, as it is shown. */
export interface PrivacySection {
  title: string;
  paragraphs: string[];
}

/** A section as the firm writes it, with blanks as `{name}`. */
export interface PrivacyText {
  title: string;
  paragraphs: string[];
  /** Stand next to last, where no script of others may come and where one may. */
  withoutTags: string | null;
  withTags: string | null;
  /** Stands last where events are counted. */
  whenCounted: string | null;
}

/** The blanks of the notice, and what fills them. */
const BLANKS: Readonly<Record<string, (site: Site) => string>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  office: ({ address }) => formatAddress(address),
  retention: () => NOTICE_RETENTION.words,
};

const BLANK = /\{(\w*)\}/g;

/** The blanks of a text that nothing fills. */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(BLANK)].flatMap(([blank, name = '']) => (Object.hasOwn(BLANKS, name) ? [] : [blank]));
}

/** The notice with its blanks filled. */
export function fillPrivacy(texts: readonly PrivacyText[], site: Site): PrivacySection[] {
  const filled = (text: string) => text.replace(BLANK, (blank, name: string) => BLANKS[name]?.(site) ?? blank);
  return texts.map(({ title, paragraphs, withoutTags, withTags, whenCounted }) => ({
    title,
    paragraphs: [...paragraphs, site.tags ? withTags : withoutTags, site.analyticsEndpoint && whenCounted].flatMap(
      (text) => (text ? filled(text) : []),
    ),
  }));
}
