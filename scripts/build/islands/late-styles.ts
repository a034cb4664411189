import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { compile } from 'tailwindcss';

/** Where Tailwind's own sheets are. */
const PACKAGES = dirname(dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json')));

/** Reads what a sheet imports or refers to: a file of ours or a sheet of Tailwind. */
async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? resolve(base, id) : resolve(PACKAGES, `${id}.css`);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

/** The CSS of a sheet's own rules, without utilities for the markup: `@import`, `@reference` and `@apply` resolved. */
export async function compileSheet(path: string): Promise<string> {
  const sheet = await compile(await readFile(path, 'utf8'), { base: dirname(path), loadStylesheet });
  return sheet.build([]);
}

/** Module that adds the style sheet to the page before the importing code renders. */
const toLoader = (css: string) => `
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);
`;

/**
 * Bundles a style sheet into the script that imports it, for code that loads later. (Styles of islands on the first
 * load are in the page's own style sheet.) `@apply` needs a `@reference` to the common sheet, as in a page's sheet.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await transform(await compileSheet(path), {
          loader: 'css',
          minify: true,
          legalComments: 'none',
          target: build.initialOptions.target,
        });
        return { contents: toLoader(code.trim()), loader: 'js' };
      });
    },
  };
}
