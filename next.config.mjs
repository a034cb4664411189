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
  // Server and client are compiled one after the other, each in a process that ends: never both in one memory.
  experimental: { webpackBuildWorker: true },
  // A page is rendered once: kept in memory it would only be in the way.
  cacheMaxMemorySize: 0,
  // Types are a check of their own (npm run types, part of npm test): a build of new content need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Equal code gives equal addresses, so that a change of content leaves every other page as it was.
  generateBuildId: () => hashCode().slice(0, 20),
  webpack(webpackConfig, { dev, webpack }) {
    // Next's client would fetch each part of a page by itself. No page has it, and making the parts is a third rendering.
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
