import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listFiles } from '../../run/files';
import { placeCopy } from './publish-images';

/** A published file that is made after the pages that show it. */
export interface LaterFile {
  /** Below the published folder: `images/hero/dawn.jpg`. */
  path: string;
  /** Another published file that this one is made of. */
  needs?: string;
  make: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Calls each `make` at most once. `isAsked` files go before those of `all`. */
export function createMaker(files: readonly LaterFile[], onMade: (path: string) => void = () => undefined) {
  const waiting = new Map(files.map((file) => [file.path, file]));
  const making = new Map<string, Promise<void>>();
  const askedFor = new Set<Promise<void>>();
  let failed = 0;

  async function start({ path, needs, make }: LaterFile): Promise<void> {
    try {
      if (needs !== undefined) await makeOne(needs);
      await make();
      onMade(path);
    } catch (error) {
      failed += 1;
      console.warn(
        `Warning: ${path} could not be made (${error instanceof Error ? error.message : 'unknown reason'}).`,
      );
    }
  }

  function makeOne(path: string): Promise<void> {
    const file = waiting.get(path);
    const known = making.get(path) ?? (file ? start(file) : Promise.resolve());
    making.set(path, known);
    waiting.delete(path);
    return known;
  }

  return {
    /** Makes a file at once; nothing if it is made, or no file of ours. */
    async ask(path: string): Promise<void> {
      const made = makeOne(path);
      askedFor.add(made);
      await made;
      askedFor.delete(made);
    },
    /** Makes all files that wait, and pauses while one is asked for. Gives the number of those that failed. */
    async all(): Promise<number> {
      const worker = async () => {
        for (const path of waiting.keys()) {
          while (askedFor.size > 0) await Promise.all(askedFor);
          await makeOne(path);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, worker));
      await Promise.all(making.values());
      return failed;
    },
  };
}

/** Copies pictures that were made since the build, by an earlier start or by the preview. */
function placeMissing(publicDir: string, outDir: string): void {
  for (const folder of ['images', 'cards'].filter((each) => existsSync(join(publicDir, each)))) {
    for (const file of listFiles(join(publicDir, folder))) {
      const target = join(outDir, folder, file);
      if (!existsSync(target)) placeCopy(join(publicDir, folder, file), target);
    }
  }
}

/**
 * Makes files while their pages are already looked at: those that a browser asks for first. Finished files are copied
 * to `outDir`, where there is one, with those made since the build. `port` 0 takes any free one. Files that nobody asks
 * for wait for `pauseMs`.
 */
export async function makeLater(
  files: readonly LaterFile[],
  {
    publicDir,
    outDir = null,
    port = 0,
    pauseMs = 0,
  }: { publicDir: string; outDir?: string | null; port?: number; pauseMs?: number },
) {
  if (outDir !== null) placeMissing(publicDir, outDir);
  const maker = createMaker(files, (path) => {
    if (outDir !== null) placeCopy(join(publicDir, path), join(outDir, path));
  });
  const known = new Set(files.map(({ path }) => path));
  const server = createServer((request, response) => {
    response.setHeader('Connection', 'close');
    const answer = async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname).slice(1);
      const file = join(publicDir, path);
      if (known.has(path)) await maker.ask(path);
      if (!known.has(path) || !existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    };
    answer().catch(() => response.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  server.unref();
  const { port: taken } = server.address() as AddressInfo;
  return {
    /** Where `GET /images/…` makes a file at once, before all others, and answers with it. */
    origin: `http://127.0.0.1:${taken}`,
    /** Ends when no file waits any more, with the number of files that could not be made. */
    made: delay(pauseMs).then(() => maker.all()),
  };
}
