import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';

const SITE = new URL('../../', import.meta.url).pathname;
const own = (name) => new URL(`./node_modules/${name}`, import.meta.url).pathname;

/** The site's components with Astro's own means: its Preact in React's place, its loader in ours. */
export default defineConfig({
  outDir: '../../.cache/astro-twin/dist',
  cacheDir: '../../.cache/astro-twin/cache',
  build: { format: 'file', assets: '_next/static/astro' },
  devToolbar: { enabled: false },
  integrations: [preact({ compat: true })],
  vite: {
    resolve: {
      alias: [
        { find: /^@\//, replacement: SITE },
        // Files outside of this folder would find the site's own React and Preact.
        { find: /^react(-dom)?$/, replacement: own('preact/compat') },
        { find: 'react-dom/client', replacement: own('preact/compat/client.mjs') },
        { find: 'react/jsx-runtime', replacement: own('preact/jsx-runtime') },
        { find: /^preact$/, replacement: own('preact') },
      ],
    },
    ssr: { noExternal: [/.*/] },
  },
});
