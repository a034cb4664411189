import 'server-only';
import { projectPath } from '@/lib/domain/routes';
import { fromContent } from './content';

/** Address of a project by its id and by its custom_id (decisions, Routes: ?custom_id). */
export const getProjectAddresses: () => Record<string, string> = fromContent(
  ({ residentialProjects, commercialProjects }) =>
    Object.fromEntries(
      [...residentialProjects.entries, ...commercialProjects.entries].flatMap(({ id, key, value }) =>
        [value.id, value.custom_id].flatMap((name) => (name ? [[name, projectPath(key, id)]] : [])),
      ),
    ),
);
