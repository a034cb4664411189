import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const FONTS = ['figtree', 'figtree-inr', 'brygada'];

/** A script of the editor's client, minified. */
async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/client/main.tsx'],
    bundle: true,
    format: 'esm',
    // Code that the build shares marks itself as not of the browser.
    conditions: ['react-server'],
    minify: true,
    target: ['chrome111', 'firefox111', 'safari16.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Everything the editor's page loads, by address. `settings` are what its script finds in the page. */
export async function pageFiles(site: { name: string; imagesDir: string }, settings: Readonly<Record<string, string>>) {
  const marks = [site.imagesDir, 'content/images'].map((folder) => join(folder, 'brand/mark.svg'));
  const text = (type: string, body: string | Buffer) => ({ type, body });
  return new Map([
    ['/', text('text/html; charset=utf-8', page(site.name, settings))],
    ['/editor.js', text('text/javascript; charset=utf-8', await bundleScript())],
    ['/editor.css', text('text/css; charset=utf-8', readFileSync('editor/client/editor.css'))],
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
