import { playFileStates } from './durability/file-states';
import { playLockPatterns, playShortLock } from './durability/lock-patterns';
import { playSlowReaders } from './durability/slow-readers';
import { playStopping } from './durability/stopping';
import { playParts, type Part } from './play-parts';
import { readOptions } from '../run/read-options';

const PARTS: Readonly<Record<string, Part>> = {
  states: playFileStates,
  stopping: playStopping,
  readers: playSlowReaders,
  locks: playLockPatterns,
  'short-lock': playShortLock,
};

const WHOLE = ['states', 'stopping', 'readers', 'locks'];

const names = readOptions({ allowPositionals: true }).positionals;

/** `npm run check:durability [PART …]`: the bundled endpoint loses no accepted enquiry under any of these faults. */
void playParts(PARTS, names.length > 0 ? names : WHOLE);
