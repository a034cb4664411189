import { getProjectAddresses } from '@/lib/content/project-addresses';

export const dynamic = 'force-static';

/** Where each project is, for `?custom_id=` (decisions, Routes). */
export function GET(): Response {
  return Response.json(getProjectAddresses());
}
