import { tagsOf, type BuiltFile } from './markup';

/** Faults html-validate does not know of: exactly one h1, and pictures that say what they show and how large they are. */
export function checkMarkup({ path, html }: BuiltFile): string[] {
  const headings = tagsOf(html, 'h1').length;
  const bare = tagsOf(html, 'img').filter((img) => !('alt' in img) || !img['width'] || !img['height']);
  return [
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...bare.map(({ src = '?' }) => `${path}: picture without alt, width or height: ${src}`),
  ];
}
