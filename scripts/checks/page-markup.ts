import { tagsOf, type BuiltFile } from './markup';

/** Faults that html-validate does not find: not exactly one h1, pictures without alt text or size. */
export function checkMarkup({ path, html }: BuiltFile): string[] {
  const headings = tagsOf(html, 'h1').length;
  const bare = tagsOf(html, 'img').filter((img) => !('alt' in img) || !img['width'] || !img['height']);
  return [
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...bare.map(({ src = '?' }) => `${path}: picture without alt, width or height: ${src}`),
  ];
}
