import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of HTTP on a free port. */
export async function startHttp(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface HookAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** A server that notes its calls and answers each alike. */
export async function startHook(answer: HookAnswer = { status: 204 }) {
  const calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = await startHttp((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  return { ...server, calls, answerWith: (next: HookAnswer) => void (answer = next) };
}
