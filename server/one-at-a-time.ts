import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const answering = new WeakMap<Socket, ServerResponse>();

/**
 * Whether a request may be answered. One that is sent before the answer ahead of it is through is not: its connection
 * is closed after that answer, and a client asks again, as HTTP has it. No browser sends ahead, and whoever does without
 * reading would fill the system's memory with answers.
 */
export function isOneAtATime(socket: Socket, response: ServerResponse): boolean {
  const ahead = answering.get(socket);
  if (ahead === undefined) {
    answering.set(socket, response);
    response.once('close', () => answering.delete(socket));
    return true;
  }
  ahead.once('close', () => socket.destroySoon());
  return false;
}
