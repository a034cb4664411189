import { fileURLToPath } from 'node:url';
import { hashCode } from './scripts/build/partial/hash-code.mjs';

/** The plugin that lists the files of a Next server, which nobody runs. */
const SERVER_FILES = 'TraceEntryPointsPlugin';
const SEGMENT_DATA = /[\\/]collect-segment-data(\.js)?$/;
// The picture step, which makes what is asked for before everything else.
const { PICTURES_FROM } = process.env;
const CONTENT_READERS = '**/lib/content/{set/content,records/picture-manifest}.ts';

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
  // A hosted workspace shows the preview under an address of its own, whose updates Next would refuse.
  ...(process.env.EDIT_PREVIEW_ORIGIN
    ? { allowedDevOrigins: [new URL(process.env.EDIT_PREVIEW_ORIGIN).hostname] }
    : {}),
  // Server and client are compiled one after the other in separate processes, which saves memory.
  // What Next compiles for the server runs once, so making it small is not worth the time.
  experimental: { webpackBuildWorker: true, serverMinification: false },
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // Each page is rendered only once, so a memory cache is useless.
  cacheMaxMemorySize: 0,
  // `npm run types`, part of `npm test`, checks types; a build of new content need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Equal code gives an equal build id, so that a change of content leaves all other pages unchanged.
  generateBuildId: () => hashCode().slice(0, 20),
  // Development is Turbopack's, the build webpack's.
  turbopack: {
    rules: {
      [CONTENT_READERS]: {
        loaders: [fileURLToPath(new URL('scripts/build/next/content-loader.cjs', import.meta.url))],
      },
    },
  },
  webpack(webpackConfig, { isServer, webpack }) {
    // Segment files are for Next's client, which no page loads; making them would render each page a third time.
    const noParts = fileURLToPath(new URL('scripts/build/next/no-segment-data.mjs', import.meta.url));
    webpackConfig.plugins.push(new webpack.NormalModuleReplacementPlugin(SEGMENT_DATA, noParts));
    webpackConfig.plugins = webpackConfig.plugins.filter((plugin) => plugin?.constructor.name !== SERVER_FILES);
    // The first minimizer is for scripts, which the build removes, the second for styles.
    if (!isServer) webpackConfig.optimization.minimizer.shift();
    return webpackConfig;
  },
};

export default config;
