import { dataFiles, getDataFile } from '@/lib/content/pages/data';
import { paramsToBuild } from '@/lib/content/pages/page-kind';
import { jsonResponse } from '../json-response';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => paramsToBuild(dataFiles);

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return jsonResponse(getDataFile((await params).file));
}
