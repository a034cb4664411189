import { paramsToBuild } from '@/lib/content/build-plan';
import { getDataFile, getDataFileNames } from '@/lib/content/data-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return paramsToBuild('data', () => getDataFileNames().map((file) => ({ file })));
}

/** The source files, unchanged (spec 7, Static reads), and those made of them. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const body = getDataFile((await params).file);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
}
