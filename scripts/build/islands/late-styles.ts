import { readFile } from 'node:fs/promises';
import { transform, type Plugin } from 'esbuild';

/** Waits for the sheet, so that nothing is drawn without it; a sheet that does not come stops nothing. */
const toLoader = (css: string) => `
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);
`;

/**
 * A sheet that only fetched code imports travels with that code. (What islands of the first load look like stands in
 * the page's own sheet, put there by the build of the pages.) Plain CSS only: no Tailwind directives.
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
