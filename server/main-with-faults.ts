import { withFaults } from './enquiry/faults';
import { startSite } from './start-site';

/** Server of the browser tests: its endpoint fails on request. `npm start` does not load it. */
if (process.env['ENQUIRY_FAULTS'] !== '1') {
  console.error('This server fails on purpose and is for tests: set ENQUIRY_FAULTS=1, or run server/main.ts.');
  process.exit(1);
}

startSite({ wrapEnquiry: withFaults }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
