import { ROUTES } from '@/lib/domain/site/routes';
import { createHostedEndpoint, NOT_OURS, type SiteFacts } from '../hosted-endpoint';
import { openRemoteDatabase } from '../store/remote-database';
import { type Environment, wrongSetting } from '../store/read-setting';
import { migrate } from '../store/schema';

/** How long a file of the site may take. */
const FETCH_MS = 5000;

/** Lets work go on after the answer. */
type WaitUntil = (work: Promise<unknown>) => void;

/** The endpoint as a function of a host: no disk, so the enquiries are in a libSQL cluster. */
export function createFunctionEndpoint(env: Environment, facts: SiteFacts) {
  let isStored = false;
  const endpoint = createHostedEndpoint({
    env,
    facts,
    openDatabase({ dbUrl, dbToken }) {
      if (dbUrl.startsWith('file:')) throw wrongSetting('ENQUIRY_DB_URL', 'an address such as libsql://…', dbUrl);
      return openRemoteDatabase(dbUrl, dbToken, migrate);
    },
    fetchFile: (path) => fetch(`${facts.office.url}${path}`, { signal: AbortSignal.timeout(FETCH_MS) }),
    onStored: () => (isStored = true),
  });
  let users: Promise<void> | null = null;

  return {
    answer: async (request: Request, peer: string, waitUntil: WaitUntil) => {
      // Where the cluster is away the next request tries again.
      await (users ??= endpoint.setUsers()).catch(() => (users = null));
      const answer = await endpoint.answer(request, peer);
      if (isStored) waitUntil(endpoint.deliver());
      isStored = false;
      if (answer.status !== NOT_OURS) return answer;
      const isContact = new URL(request.url).pathname === '/contact';
      return isContact
        ? new Response(null, { status: 301, headers: { Location: ROUTES.contact } })
        : new Response('Not found.\n', { status: 404 });
    },
    /** For a schedule: sends what failed before. */
    deliver: async () => {
      const waits = await endpoint.deliver();
      return new Response(waits ? 'Something still waits.\n' : 'Nothing waits.\n');
    },
  };
}
