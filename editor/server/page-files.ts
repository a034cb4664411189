import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFile, sampleDir } from '@/lib/content/files/source';
import { build, transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { themeSchema } from '@/lib/content/schemas/site';
import { toPalette } from '@/lib/domain/site/theme';

const CLIENT = 'editor/client';
const TARGET = ['chrome111', 'firefox111', 'safari16.4'];

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

interface EditedSite {
  name: string;
  /** As it is in theme.json, perhaps with faults. */
  theme: unknown;
  dir: string;
  imagesDir: string;
}

/** The firm's colours as a rule, and its fonts by their names; those of the sample while there are faults in them. */
function lookOf({ theme, dir }: EditedSite) {
  const own = themeSchema.safeParse(theme);
  const { colours, fonts } = own.success
    ? own.data
    : themeSchema.parse(JSON.parse(readFileSync(join(sampleDir(), 'theme.json'), 'utf8')));
  const rule = Object.entries(toPalette(colours)).map(([role, colour]) => `--${role}:${colour}`);
  const files = {
    text: fontFile(fonts.text, dir),
    display: fontFile(fonts.display, dir),
    rupee: 'app/fonts/rupee.woff2',
  };
  return { rule: `:root{${rule.join(';')}}`, files: Object.entries(files) };
}

/** Everything the editor's page loads, by address. `settings` are what its script finds in the page. */
export async function pageFiles(site: EditedSite, settings: Readonly<Record<string, string>>) {
  const marks = [site.imagesDir, join(sampleDir(), 'images')].map((folder) => join(folder, 'brand/mark.svg'));
  const look = lookOf(site);
  const text = (type: string, body: string | Buffer) => ({ type, body });
  return new Map([
    ['/', text('text/html; charset=utf-8', page(site.name, settings))],
    ['/editor.js', text('text/javascript; charset=utf-8', await bundleScript())],
    ['/editor.css', text('text/css; charset=utf-8', look.rule + (await compileStyles()))],
    ['/mark.svg', text('image/svg+xml', readFileSync(marks.find((path) => existsSync(path)) ?? marks[0]!))],
    ...look.files.map(([font, file]) => [`/${font}.woff2`, text('font/woff2', readFileSync(file))] as const),
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
