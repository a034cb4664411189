import { withFaults } from './faults';
import { startSite } from '../../server/start-site';

/** Server of the browser tests: its endpoint fails on request. */
startSite({ wrapEnquiry: withFaults }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
