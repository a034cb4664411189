import { Agent, request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });

/** Asks the host on this machine for a path as it is written, over https with any certificate. */
export function ask(port: number, path: string, acceptEncoding: string): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, headers: { 'Accept-Encoding': acceptEncoding } },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
