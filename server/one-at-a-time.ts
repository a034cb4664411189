import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const answering = new WeakMap<Socket, { isSentAhead: boolean }>();

/**
 * Whether a request may be answered. One that is sent before the answer ahead of it is through is not: its connection
 * is closed after that answer, and a client asks again, as HTTP has it. No browser sends ahead, and whoever does without
 * reading would fill the system's memory with answers.
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
