import { existsSync, readFileSync } from 'node:fs';
import { getSite } from '@/lib/content/site';
import type { HostFacts } from '@/lib/domain/host-rules';
import type { ImageAsset } from '@/lib/domain/image';

const MANIFEST = process.env['IMAGE_MANIFEST'] || '.cache/images/manifest.json';

/** What hosts have to know of this site: whom its pages may ask besides itself. */
export function getHostFacts(): HostFacts {
  const { enquiryHost, analyticsEndpoint } = getSite();
  return { enquiryHost, analyticsEndpoint, imageAddresses: remoteImages() };
}

function remoteImages(): string[] {
  if (!existsSync(MANIFEST)) return [];
  const assets = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, ImageAsset>);
  return assets.flatMap((asset) => (asset.kind === 'remote' ? asset.src : []));
}
