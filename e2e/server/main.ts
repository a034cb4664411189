import { openStore } from '../../server/command/open-store';
import { toCsv } from '../../server/enquiry/csv';
import { readProjects } from '../../server/enquiry/office';
import { startSite } from '../../server/start-site';
import type { NodeHandler } from '../../server/static/bridge';
import { NO_LIMIT } from '../../server/store/database';
import type { EnquiryStore } from '../../server/store/store';
import { withFaults } from './faults';

const projects = readProjects(process.env['OUT_DIR'] ?? 'out');
let store: EnquiryStore | null = null;

/** Tells the tests what is stored, as the office exports it. */
const withStored =
  (take: NodeHandler): NodeHandler =>
  async (request, response) => {
    if (request.url !== '/contact.php?stored') return take(request, response);
    // The endpoint makes the database.
    store ??= openStore();
    response.end(toCsv(await store.list({ includeSuspect: true, limit: NO_LIMIT }), projects));
  };

/** Server of the browser tests: its endpoint fails on request. */
startSite({ wrapEnquiry: (take) => withStored(withFaults(take)) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
