import { getMapFile, mapFiles } from '@/lib/content/pages/map-files';
import { paramsToBuild } from '@/lib/content/pages/page-kind';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => paramsToBuild(mapFiles);

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return new Response(getMapFile((await params).file), { headers: { 'content-type': 'image/svg+xml' } });
}
