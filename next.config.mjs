import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashCode } from './scripts/build/partial/hash-code.mjs';

// The picture step, which makes what is asked for before everything else.
const { PICTURES_FROM } = process.env;
/** Segment files are for Next's client, which no page loads; making them would render each page once more. */
const SEGMENT_DATA = '**/next/dist/esm/server/app-render/collect-segment-data.js';
const CONTENT_READERS = '**/lib/content/{set/content,records/picture-manifest}.ts';

/** Turbopack watches below its root only, and a firm's content may lie beside the project. */
function rootAround(project, content = '') {
  let root = project;
  while (process.env.NODE_ENV === 'development' && relative(root, resolve(content)).startsWith('..'))
    root = dirname(root);
  return root;
}

const loader = (name) => ({
  loaders: [fileURLToPath(new URL(`scripts/build/next/${name}.cjs`, import.meta.url))],
});

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  images: { unoptimized: true },
  ...(PICTURES_FROM
    ? {
        rewrites: async () => ({
          afterFiles: ['images', 'cards'].map((folder) => ({
            source: `/${folder}/:path*`,
            destination: `${PICTURES_FROM}/${folder}/:path*`,
          })),
          beforeFiles: [],
          fallback: [],
        }),
      }
    : {}),
  // Beside the editor the page looks as it will be published.
  ...(process.env.NEXT_PUBLIC_EDIT_ORIGIN ? { devIndicators: false } : {}),
  experimental: {
    // What Next compiles for the server runs once, so making it small is not worth the time.
    serverMinification: false,
    // It saves 3 s, and read a sheet of before beside sheets of now, at which Tailwind ends the build.
    turbopackFileSystemCacheForBuild: false,
  },
  // `npm run types`, part of `npm test`, checks types; a build of new content need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Equal code gives an equal build id, so that a change of content leaves all other pages unchanged.
  generateBuildId: () => hashCode().slice(0, 20),
  turbopack: {
    root: rootAround(import.meta.dirname, process.env.CONTENT_DIR),
    rules: { [SEGMENT_DATA]: loader('no-segment-data'), [CONTENT_READERS]: loader('content-loader') },
  },
};

export default config;
