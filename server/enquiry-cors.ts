import type { IncomingMessage, ServerResponse } from 'node:http';

/** Lets pages of the listed origins read the answer, whatever it is. Never with credentials. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin, Accept');
  if (origin !== undefined && origins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
}

/** Answers an OPTIONS preflight. */
export function sendPreflight(response: ServerResponse, allow: string): void {
  response.setHeader('Allow', allow);
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}
