import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the sample, which the site under test is built of. */
export const SAMPLE_DIR = 'samples/aangan';

/** site.json of the sample. */
export const readSite = () => JSON.parse(readFileSync(join(SAMPLE_DIR, 'site.json'), 'utf8')) as unknown;
