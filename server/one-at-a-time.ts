import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const answering = new WeakMap<Socket, { isSentAhead: boolean }>();

/**
 * Whether a request may be answered. Pipelined requests are not: the connection closes after the pending answer, and
 * the client sends them again, as HTTP requires. Browsers do not pipeline, and a client that pipelines without reading
 * would fill the memory with answers.
 */
export function isOneAtATime(socket: Socket, response: ServerResponse): boolean {
  const ahead = answering.get(socket);
  if (ahead !== undefined) {
    ahead.isSentAhead = true;
    return false;
  }
  const current = { isSentAhead: false };
  answering.set(socket, current);
  response.once('close', () => {
    answering.delete(socket);
    if (current.isSentAhead) socket.destroySoon();
  });
  return true;
}
