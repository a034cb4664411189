import { paramsToBuild } from '@/lib/content/build-plan';
import { getListingFile, getListingFiles } from '@/lib/content/listing-files';
import { paramsOrNone } from '@/lib/domain/static-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(
    paramsToBuild('listing data', () => [...getListingFiles().keys()].map((key) => ({ file: `${key}.json` }))),
    { file: 'none.json' },
  );
}

/** All projects of one listing, for filters in the browser (decisions, Pages). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const listing = getListingFile(file.replace(/\.json$/, ''));
  return new Response(JSON.stringify(listing), { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
