import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLocalDb } from './enquiry-file';
import { createEnquiryStore } from './enquiry-store';
import { listen } from './listen';
import { readOffice } from './office';
import { keepRetention } from './retention';
import { readSettings } from './settings';
import { createSiteServer, type SiteServerOptions } from './site-server';
import { welcome } from './welcome';

const SHUTDOWN_MS = 5000;

/** Serves the built site and takes enquiries until it is stopped. Rejects in plain words where it cannot begin. */
export async function startSite({ wrapEnquiry }: Pick<SiteServerOptions, 'wrapEnquiry'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const { outDir, dbUrl, host } = settings;
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new Error(`There is no built site in ${outDir}. Run npm run build first, or npm start, which does both.`);
  }
  const store = createEnquiryStore(dbUrl, settings.dbToken);
  try {
    await store.prepare();
  } catch (error) {
    const fault = `The enquiry database cannot be opened: ${error instanceof Error ? error.message : 'unknown'}`;
    // A database elsewhere may come back; each enquiry tries again.
    if (isLocalDb(dbUrl)) throw new Error(fault, { cause: error });
    console.error(fault);
  }
  const office = readOffice(settings.contentDir);
  const server = createSiteServer({ outDir, store, settings, office, reportFault: console.error, wrapEnquiry });
  const port = await listen(server, settings.port, host);
  const endRetention = keepRetention(store, settings.retentionDays, console.log);
  console.log(
    welcome({ baseUrl: `http://${host ?? 'localhost'}:${port}`, outDir, dbUrl, siteName: office.name || 'The site' }),
  );

  async function shutDown(): Promise<void> {
    endRetention();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await store.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());
}
