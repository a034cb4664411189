import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lostIds } from './database-file';
import { startEndpoint, type Endpoint } from './endpoint-process';
import type { Finding } from './finding';

const BATCH = 5;

interface State {
  name: string;
  /** Whether the endpoint may refuse enquiries posted during this state. */
  mayRefuse?: boolean;
  needsRoot?: boolean;
  /** Returns false if this machine cannot produce the state. */
  provoke: (endpoint: Endpoint, folder: string) => boolean | void;
  end?: (endpoint: Endpoint, folder: string) => void;
  /** Line that the log must contain. */
  told: RegExp;
}

const older = (folder: string) => join(folder, 'older.db');

const STATES: readonly State[] = [
  {
    name: 'file removed',
    provoke: ({ dbPath }) => rmSync(dbPath),
    told: /removed or replaced: 10 enquiries were copied/,
  },
  {
    name: 'folder removed',
    provoke: ({ dbPath }) => rmSync(dirname(dbPath), { recursive: true }),
    told: /removed or replaced: 10 enquiries were copied/,
  },
  {
    name: 'older copy moved into its place',
    provoke: ({ dbPath }, folder) => renameSync(older(folder), dbPath),
    told: /removed or replaced: 5 enquiries were copied/,
  },
  {
    name: 'older copy written over it',
    provoke: ({ dbPath }, folder) => copyFileSync(older(folder), dbPath),
    told: /older copy took the place .* 5 enquiries were written/,
  },
  {
    name: 'file made immutable',
    needsRoot: true,
    mayRefuse: true,
    provoke: ({ dbPath }) => isDone('chattr', ['+i', dbPath]),
    end: ({ dbPath }) => void isDone('chattr', ['-i', dbPath]),
    told: /enquiry not stored: .*(readonly|not permitted|unable to open)/i,
  },
  {
    name: 'disk full',
    needsRoot: true,
    mayRefuse: true,
    provoke: (_, folder) => fill(join(folder, 'db')),
    end: (_, folder) => rmSync(join(folder, 'db', 'filler')),
    told: /enquiry not stored: .*(full|I\/O)/i,
  },
];

/** Fills the disk; `dd` then ends with an error. */
function fill(folder: string): void {
  isDone('dd', ['if=/dev/zero', `of=${join(folder, 'filler')}`, 'bs=4k']);
}

function isDone(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function skipped({ name }: State, why: string): Finding {
  return { name: `Database: ${name}`, figures: `SKIPPED: ${why}`, isGood: true };
}

async function play(bundle: string, state: State): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-file-'));
  const dbFolder = join(folder, 'db');
  mkdirSync(dbFolder);
  const isFull = state.name === 'disk full';
  if (isFull && !isDone('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dbFolder]))
    return skipped(state, 'no mount');
  try {
    const endpoint = await startEndpoint({ bundle, folder });
    const post = async (name: string) => {
      for (let index = 0; index < BATCH; index++) await endpoint.post(`${name}-${index}`);
    };
    await post('first');
    copyFileSync(endpoint.dbPath, older(folder));
    await post('second');
    if (state.provoke(endpoint, folder) === false) {
      await endpoint.stop('SIGKILL');
      return skipped(state, 'not on this file system');
    }
    await post('meanwhile');
    const refused = endpoint.refused.length;
    state.end?.(endpoint, folder);
    await post('after');
    const refusedAfter = endpoint.refused.length - refused;
    await endpoint.stop('SIGKILL');
    const lost = lostIds(endpoint.accepted, endpoint.dbPath);
    const isTold = state.told.test(endpoint.log());
    const figures = `${endpoint.accepted.length} answered 201, ${refused} refused meanwhile, ${refusedAfter} after, ${lost.length} lost, ${isTold ? 'told in the log' : `log: ${endpoint.log()}`}`;
    const isGood = lost.length === 0 && refusedAfter === 0 && isTold && (refused === 0 || state.mayRefuse === true);
    return { name: `Database: ${state.name}`, figures, isGood };
  } finally {
    if (isFull) isDone('umount', [dbFolder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const shifted = (days: number) => `
  const now = Date.now;
  const shift = ${days} * 86400000;
  globalThis.Date = class extends Date {
    constructor(...args) { super(...(args.length === 0 ? [now() + shift] : args)); }
    static now() { return now() + shift; }
  };`;

/** Starts the server with the right clock, a wrong one and the right one again. */
async function playClock(bundle: string, days: number): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'endpoint-clock-'));
  const accepted: string[] = [];
  let log = '';
  let dbPath = '';
  for (const [name, shift] of [
    ['right', 0],
    ['wrong', days],
    ['right again', 0],
  ] as const) {
    const endpoint = await startEndpoint({ bundle, folder, preload: shifted(shift) });
    for (let index = 0; index < BATCH; index++) await endpoint.post(`${name.replace(' ', '-')}-${index}`);
    await endpoint.stop('SIGTERM');
    accepted.push(...endpoint.accepted);
    log += endpoint.log();
    ({ dbPath } = endpoint);
  }
  const lost = lostIds(accepted, dbPath);
  const told = log.match(/clock is 400 days (?:after|before)/g)?.length ?? 0;
  rmSync(folder, { recursive: true, force: true });
  return {
    name: `Clock ${Math.abs(days)} days ${days > 0 ? 'ahead' : 'behind'}`,
    figures: `${accepted.length} answered 201, ${lost.length} lost, told ${told} times`,
    isGood: accepted.length === 3 * BATCH && lost.length === 0 && told === 2,
  };
}

/** Changes the file, the disk and the clock: no enquiry answered with 201 is lost, and the log reports each change. */
export async function playFileStates(bundle: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const state of STATES) {
    const mayNot = state.needsRoot === true && process.getuid?.() !== 0;
    findings.push(mayNot ? skipped(state, 'needs root') : await play(bundle, state));
  }
  for (const days of [400, -400]) findings.push(await playClock(bundle, days));
  return findings;
}
