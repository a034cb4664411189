import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** Module that adds the style sheet to the page before the importing code renders. */
const toLoader = (css: string) => `
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);
`;

/**
 * Bundles a style sheet into the script that imports it, for code that loads later. (Styles of islands on the first
 * load are in the page's own style sheet.) Plain CSS only, no Tailwind directives.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const css = await readFile(path, 'utf8');
        const { code } = await transform(css, { loader: 'css', minify: true, target: build.initialOptions.target });
        return { contents: toLoader(code.trim()), loader: 'js' };
      });
    },
  };
}
