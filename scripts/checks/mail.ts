import { playKills } from './mail/kills';
import { playMta } from './mail/mta';
import { playSpeed } from './mail/speed';
import { playParts } from './play-parts';
import { readOptions } from '../run/read-options';

const PARTS = { speed: playSpeed, kills: playKills, mta: playMta };

const names = readOptions({ allowPositionals: true }).positionals;

/** `npm run check:mail [PART …]`: every accepted enquiry is mailed, whatever fails, and no visitor waits for it. */
void playParts(PARTS, names.length > 0 ? names : Object.keys(PARTS));
