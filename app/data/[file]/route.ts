import { DATA_FILES, readDataFile } from '@/lib/content/data-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return DATA_FILES.map((file) => ({ file }));
}

/** The source files, unchanged (spec 7, Static reads). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return new Response(readDataFile(file), { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
