import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const FONTS = ['figtree', 'figtree-inr', 'brygada'];

/** A script of the editor's client, minified. */
async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/edit/client/main.tsx'],
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
export async function pageFiles(settings: Readonly<Record<string, string>>) {
  const text = (type: string, body: string | Buffer) => ({ type, body });
  return new Map([
    ['/', text('text/html; charset=utf-8', page(settings))],
    ['/editor.js', text('text/javascript; charset=utf-8', await bundleScript())],
    ['/editor.css', text('text/css; charset=utf-8', readFileSync('scripts/edit/client/editor.css'))],
    ['/mark.svg', text('image/svg+xml', MARK)],
    ...FONTS.map((font) => [`/${font}.woff2`, text('font/woff2', readFileSync(`app/fonts/${font}.woff2`))] as const),
  ]);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (settings: Readonly<Record<string, string>>) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${Object.entries(settings)
  .map(([name, value]) => `<meta name="editor-${name}" content="${escaped(value)}">`)
  .join('\n')}
<title>Content · Aangan Estates</title>
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

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30" fill="none"><path fill="#0a2625" d="M-3-3h30v30H-3z"/><path stroke="#fff" stroke-width="2" d="M9 23H1V1h22v22h-8"/><path fill="#c45c3d" d="M7.5 7.5h9v9h-9z"/></svg>';
