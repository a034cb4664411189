import type { MetadataRoute } from 'next';
import { getShell } from '@/lib/content/pages/shell';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { site, colours } = getShell();
  const { name, shortName, description } = site;
  return {
    name,
    short_name: shortName,
    description,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: colours.surface,
    theme_color: colours.deep,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
