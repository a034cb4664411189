import 'server-only';
import { ROUTES } from '@/lib/domain/site/routes';
import { getDevelopers } from '../records/developers';
import { pageKind } from './page-kind';

/** The shortlist itself is on the visitor's device; its comparison needs developer names by slug. */
export const shortlistPage = pageKind(ROUTES.shortlist, {
  name: 'shortlist',
  data: () => {
    const developers = getDevelopers().filter(({ projectCount }) => projectCount > 0);
    return {
      developers: Object.fromEntries(developers.map(({ slug, name }) => [slug, name])),
    };
  },
});
