import { existsSync, readFileSync } from 'node:fs';
import { imageManifestPath } from '@/lib/content/files/source';
import { getSite } from '@/lib/content/records/site';
import type { HostFacts } from '@/lib/hosting/rules';
import type { ImageAsset } from '@/lib/domain/picture/image';

/** Facts for the host rules: other hosts that the pages may connect to. */
export function getHostFacts(): HostFacts {
  const { enquiryHost, analyticsEndpoint, tags, hsts } = getSite();
  return { enquiryHost, analyticsEndpoint, tagOrigins: tags?.origins ?? [], hsts, imageAddresses: remoteImages() };
}

function remoteImages(): string[] {
  const manifest = imageManifestPath();
  if (!existsSync(manifest)) return [];
  const assets = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ImageAsset>);
  return assets.flatMap((asset) => (asset.kind === 'remote' ? asset.src : []));
}
