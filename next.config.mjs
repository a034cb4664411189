import { fileURLToPath } from 'node:url';
import { hashCode } from './scripts/hash-code.mjs';

const CONTENT_READERS = /lib[\\/]content[\\/](content|images)\.ts$/;

/** What every page loads goes into one file: three of them compress 0.8 KB worse. */
const SHELL_CHUNK = {
  name: 'shell',
  enforce: true,
  priority: 50,
  test: /[\\/](app|components|lib)[\\/]/,
  chunks: ({ name }) => /^app\/(layout|error|not-found)$/.test(name ?? ''),
};

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  transpilePackages: ['ky'],
  images: { unoptimized: true },
  // Types are a check of their own (npm run types, part of npm test): a build of new content need not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Equal code gives equal addresses, so that a change of content leaves every other page as it was.
  generateBuildId: () => hashCode().slice(0, 20),
  webpack(webpackConfig, { dev, isServer }) {
    if (dev) {
      const loader = fileURLToPath(new URL('scripts/content-loader.cjs', import.meta.url));
      webpackConfig.module.rules.push({ test: CONTENT_READERS, use: [loader] });
    } else if (!isServer) {
      webpackConfig.optimization.splitChunks.cacheGroups.shell = SHELL_CHUNK;
      // The loader stands in every page: short hashes and no Trusted Types policy save it 0.2 KB.
      webpackConfig.output.hashDigestLength = 8;
      delete webpackConfig.output.trustedTypes;
    }
    return webpackConfig;
  },
};

export default config;
