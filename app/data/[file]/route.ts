import { getAssistantData } from '@/lib/content/assistant';
import { paramsToBuild } from '@/lib/content/build-plan';
import { DATA_FILES, readDataFile } from '@/lib/content/data-files';
import { getProjectAddresses } from '@/lib/content/project-addresses';
import { getPromo } from '@/lib/content/promo';
import { getSearchFiles } from '@/lib/content/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Made of several: where each project is (for `?custom_id=`), what the assistant knows, the promotional popup. */
const MADE_FILES: Readonly<Record<string, () => unknown>> = {
  'project-addresses.json': getProjectAddresses,
  'assistant.json': getAssistantData,
  'promotion.json': getPromo,
};

export function generateStaticParams() {
  const sources = paramsToBuild('data', () => DATA_FILES.map((file) => ({ file })));
  return [...sources, ...[...Object.keys(MADE_FILES), ...getSearchFiles().keys()].map((file) => ({ file }))];
}

/** The source files, unchanged (spec 7, Static reads), and those made of them. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const made = MADE_FILES[file];
  const text = made ? JSON.stringify(made()) : (getSearchFiles().get(file) ?? readDataFile(file));
  return new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
