import { FALLBACK_IMAGE_SRC } from '@/lib/domain/picture/image';
import { tagsOf, type BuiltFile } from './markup';

/** Buttons that say nothing of what they do: they have no type, and there is no form to submit. */
function countIdleButtons(html: string): number {
  const outside = html.replace(/<form\b[^]*?<\/form>/gi, '');
  return tagsOf(outside, 'button').filter((button) => !('type' in button)).length;
}

/** Pictures that stand on a page more than once. Thumbnails, which lead to their picture or choose it, do not count. */
function repeatedPictures(html: string): string[] {
  const shown = html.replace(/<ul\b[^>]*\bgallery-thumbs\b[^]*?<\/ul>|<label\b[^]*?<\/label>/g, '');
  const photographs = tagsOf(shown, 'img').flatMap(({ src = '' }) => (/\.jpe?g$/i.test(src) ? src : []));
  return [...new Set(photographs.filter((src, at) => photographs.indexOf(src) < at && src !== FALLBACK_IMAGE_SRC))];
}

/**
 * Faults that are no faults of HTML: not exactly one h1, pictures without alt text or size, one picture twice,
 * idle buttons.
 */
export function checkMarkup({ path, html }: BuiltFile): string[] {
  const headings = tagsOf(html, 'h1').length;
  const bare = tagsOf(html, 'img').filter((img) => !('alt' in img) || !img['width'] || !img['height']);
  const idle = countIdleButtons(html);
  return [
    ...(idle === 0 ? [] : [`${path}: ${idle} buttons without type and form`]),
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...repeatedPictures(html).map((src) => `${path}: the picture stands here twice: ${src}`),
    ...bare.map(({ src = '?' }) => `${path}: picture without alt, width or height: ${src}`),
  ];
}
