import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { WorkingCopy } from '../entries/working-copy';
import { imagesDir } from '@/lib/content/files/source';
import { isObject } from '@/lib/content/files/walk';
import { contentCalls, publicationCalls } from './calls';
import { pageFiles } from './page-files';
import { pictureCalls } from './picture-calls';
import { bulkCalls, sheetCalls } from './sheet-calls';
import { Publisher } from './publisher';
import { createEditorServer } from './server';

const PUBLISHED = path.resolve('.cache/published');

export interface EditorOptions {
  /** Content folder. */
  dir: string;
  port: number;
  /** Null without a preview. */
  previewPort: number | null;
  /** Builds the site of a content folder and puts it into the place of the one that is served; gives what it says. */
  publishLocally?: ((contentDir: string) => Promise<string>) | null;
}

/** The firm's name; '' where `site.json` cannot be read. */
function nameOf(copy: WorkingCopy): string {
  const site = copy.json('site');
  return isObject(site) && typeof site['name'] === 'string' ? site['name'] : '';
}

/** Starts the editor on 127.0.0.1, and nowhere else. */
export async function startEditor(options: EditorOptions): Promise<Server> {
  const { dir, port, previewPort, publishLocally } = options;
  const previewOrigin = previewPort === null ? "'none'" : `http://localhost:${previewPort}`;
  const token = randomBytes(24).toString('base64url');
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const copy = new WorkingCopy(dir);
  const publisher = new Publisher(copy);
  // The first save need not wait for the first check of everything.
  copy.faults();
  const site = { name: nameOf(copy), theme: copy.json('theme'), dir, imagesDir: imagesDir(dir) };
  const server = createEditorServer({
    dir,
    previewOrigin,
    guard: { hosts: origins.map((origin) => new URL(origin).host), origins, token },
    files: await pageFiles(site, { token, preview: previewOrigin }),
    calls: {
      ...contentCalls(copy),
      ...pictureCalls(dir),
      ...sheetCalls(copy),
      ...bulkCalls(copy),
      ...publicationCalls(publisher, async () => (await publishLocally?.(publisher.publishedIn(PUBLISHED))) ?? ''),
      isPreviewUp: () => previewPort !== null && isListening(previewPort),
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

/** Whether somebody answers on a port of this machine. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isUp = await once(socket, 'connect').then(Boolean, () => false);
  socket.destroy();
  return isUp;
}
