import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Time for visitors to finish reading and sending. */
const GRACE_MS = 5000;
/** Longer than an enquiry waits for its database. */
const STORING_MS = 12_000;

/**
 * Tracks the connections of a server. The returned function stops accepting connections and resolves when all are
 * closed. After five seconds it cuts those that still read or send; an enquiry that has arrived is always answered.
 */
export function watchForShutDown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const exchanges = new Set<Exchange>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    const exchange = { request, response };
    exchanges.add(exchange);
    response.once('close', () => exchanges.delete(exchange));
  });

  const isStoring = ({ request }: Exchange) => request.method === 'POST' && request.complete;

  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.race([closed, delay(GRACE_MS, null, { ref: false })]);
    const storing = new Set([...exchanges].filter(isStoring).map(({ request }) => request.socket));
    for (const socket of sockets) if (!storing.has(socket)) socket.destroy();
    await Promise.race([closed, delay(STORING_MS, null, { ref: false })]);
    server.closeAllConnections();
    await closed;
  };
}
