import { Agent as PlainAgent, request as requestPlain, type IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';

export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface HostQuestion {
  port: number;
  /** Sent without normalisation. */
  path: string;
  /** Local address to connect to. */
  host?: string;
  /** Local address to connect from. */
  from?: string;
  isHttps?: boolean;
  headers?: Record<string, string>;
  /** If given, the request is a POST. */
  body?: string;
}

const agents = {
  https: new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false }),
  http: new PlainAgent({ keepAlive: true, maxSockets: 1 }),
};

/** Sends a request to a host on this machine, over https with any certificate. */
export function askHost(question: HostQuestion): Promise<HostAnswer> {
  const { port, path, host = '127.0.0.1', from, isHttps = true, headers = {}, body } = question;
  const options = { host, port, path, localAddress: from, method: body === undefined ? 'GET' : 'POST', headers };
  return new Promise((resolve, reject) => {
    const sent = isHttps
      ? request({ ...options, agent: agents.https })
      : requestPlain({ ...options, agent: agents.http });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Requests a page or file. */
export function ask(port: number, path: string, acceptEncoding: string): Promise<HostAnswer> {
  return askHost({ port, path, headers: { 'Accept-Encoding': acceptEncoding } });
}
