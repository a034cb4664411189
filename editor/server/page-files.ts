import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, transform } from 'esbuild';
import { compile } from 'tailwindcss';

const CLIENT = 'editor/client';
const TARGET = ['chrome111', 'firefox111', 'safari16.4'];
const FONTS = ['figtree', 'figtree-inr', 'brygada'];

/** A script of the editor's client, minified. */
async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(CLIENT, 'main.tsx')],
    bundle: true,
    format: 'esm',
    // Code that the build shares marks itself as not of the browser.
    conditions: ['react-server'],
    minify: true,
    target: TARGET,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The style sheet with the utilities that the markup names, minified. */
async function compileStyles(): Promise<string> {
  const views = readdirSync(CLIENT).filter((file) => file.endsWith('.tsx'));
  const words = views.flatMap((file) => readFileSync(join(CLIENT, file), 'utf8').split(/[\s"`]+/));
  const sheet = await compile(readFileSync(join(CLIENT, 'editor.css'), 'utf8'));
  const css = sheet.build(words.map((word) => word.replace(/^'|'?[;,}>]*$/g, '')));
  return (await transform(css, { loader: 'css', minify: true, target: TARGET, legalComments: 'none' })).code;
}

/** Everything the editor's page loads, by address. `settings` are what its script finds in the page. */
export async function pageFiles(site: { name: string; imagesDir: string }, settings: Readonly<Record<string, string>>) {
  const marks = [site.imagesDir, 'content/images'].map((folder) => join(folder, 'brand/mark.svg'));
  const text = (type: string, body: string | Buffer) => ({ type, body });
  return new Map([
    ['/', text('text/html; charset=utf-8', page(site.name, settings))],
    ['/editor.js', text('text/javascript; charset=utf-8', await bundleScript())],
    ['/editor.css', text('text/css; charset=utf-8', await compileStyles())],
    ['/mark.svg', text('image/svg+xml', readFileSync(marks.find((path) => existsSync(path)) ?? marks[0]!))],
    ...FONTS.map((font) => [`/${font}.woff2`, text('font/woff2', readFileSync(`app/fonts/${font}.woff2`))] as const),
  ]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (name: string, settings: Readonly<Record<string, string>>) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${Object.entries(settings)
  .map(([name, value]) => `<meta name="editor-${name}" content="${escaped(value)}">`)
  .join('\n')}
<title>Content · ${escaped(name)}</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
</head>
<body>
<div id="editor"></div>
<noscript><p>The editor needs JavaScript. Without it, edit the files of content/ by hand: CONTRIBUTING.md says how.</p></noscript>
</body>
</html>
`;
