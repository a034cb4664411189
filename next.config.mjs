import { fileURLToPath } from 'node:url';
import { hashCode } from './scripts/build/partial/hash-code.mjs';

const SEGMENT_DATA = /[\\/]collect-segment-data(\.js)?$/;
const CONTENT_READERS = /lib[\\/]content[\\/](set[\\/]content|records[\\/]picture-manifest)\.ts$/;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  transpilePackages: ['ky'],
  images: { unoptimized: true },
  // Server and client are compiled one after the other in separate processes, which saves memory.
  experimental: { webpackBuildWorker: true },
  // Each page is rendered only once, so a memory cache is useless.
  cacheMaxMemorySize: 0,
  // `npm run types`, part of `npm test`, checks types; a build of new content need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Equal code gives an equal build id, so that a change of content leaves all other pages unchanged.
  generateBuildId: () => hashCode().slice(0, 20),
  webpack(webpackConfig, { dev, webpack }) {
    // Segment files are for Next's client, which no page loads; making them would render each page a third time.
    const noParts = fileURLToPath(new URL('scripts/build/next/no-segment-data.mjs', import.meta.url));
    if (!dev) webpackConfig.plugins.push(new webpack.NormalModuleReplacementPlugin(SEGMENT_DATA, noParts));
    if (dev) {
      const loader = fileURLToPath(new URL('scripts/build/next/content-loader.cjs', import.meta.url));
      webpackConfig.module.rules.push({ test: CONTENT_READERS, use: [loader] });
    }
    return webpackConfig;
  },
};

export default config;
