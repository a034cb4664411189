import 'server-only';
import { projectPath } from '@/lib/domain/site/routes';
import { memoizeOnContent } from '../set/content';

/** Address of a project by its id and by its custom_id (routes-and-content, Routes). */
export const getProjectAddresses: () => Record<string, string> = memoizeOnContent(
  ({ residentialProjects, commercialProjects }) =>
    Object.fromEntries(
      [...residentialProjects.entries, ...commercialProjects.entries].flatMap(({ id, key, value }) =>
        [value.id, value.custom_id].flatMap((name) => (name ? [[name, projectPath(key, id)]] : [])),
      ),
    ),
);
