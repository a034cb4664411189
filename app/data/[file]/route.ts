import { DATA_FILES, readDataFile } from '@/lib/content/data-files';
import { getProjectAddresses } from '@/lib/content/project-addresses';
import { getSearchFiles } from '@/lib/content/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Where each project is, for `?custom_id=` (decisions, Routes). */
const ADDRESSES_FILE = 'project-addresses.json';

export function generateStaticParams() {
  return [...DATA_FILES, ADDRESSES_FILE, ...getSearchFiles().keys()].map((file) => ({ file }));
}

/** The source files, unchanged (spec 7, Static reads), and those made of them. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const text =
    file === ADDRESSES_FILE
      ? JSON.stringify(getProjectAddresses())
      : (getSearchFiles().get(file) ?? readDataFile(file));
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
