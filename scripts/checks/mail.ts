import { playKills } from './mail/kills';
import { playMta } from './mail/mta';
import { playSpeed } from './mail/speed';
import { playParts } from './play-parts';

const PARTS = { speed: playSpeed, kills: playKills, mta: playMta };

const names = process.argv.slice(2);

/** `npm run check:mail [PART …]`: every accepted enquiry is mailed, whatever fails, and no visitor waits for it. */
void playParts(PARTS, names.length > 0 ? names : Object.keys(PARTS));
