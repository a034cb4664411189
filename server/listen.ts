import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const DEFAULT_PORT = 3000;
const PORTS_TRIED = 10;
/** Connections that may wait while the server is busy; clients retry further ones after a second. */
const BACKLOG = 4096;

/** Listens on the given port, or on the first free one from 3000. Resolves with the port; rejects in plain words. */
export async function listen(server: Server, port: number | null, host: string): Promise<number> {
  if (port !== null) {
    const bound = await tryPort(server, port, host);
    if (bound === null) throw new Error(`Port ${port} is taken. Stop what runs there, or set PORT to another one.`);
    return bound;
  }
  for (let offset = 0; offset < PORTS_TRIED; offset++) {
    const bound = await tryPort(server, DEFAULT_PORT + offset, host);
    if (bound !== null) return bound;
  }
  const last = DEFAULT_PORT + PORTS_TRIED - 1;
  throw new Error(`The ports ${DEFAULT_PORT} to ${last} are all taken. Set PORT to a free one.`);
}

/** The bound port, or null if it is in use. */
function tryPort(server: Server, port: number, host: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new Error(`HOST '${host}' with PORT ${port} cannot be used: ${error.message}`));
    };
    server.once('error', onError);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
