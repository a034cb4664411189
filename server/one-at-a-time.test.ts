import { connect } from 'node:net';
import { siteFor } from './test-site';

const site = siteFor('each', () => ({ files: { 'large.txt': 'x'.repeat(400_000) } }));

/** All data that a connection receives until it is closed. */
function readAll(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').on('error', reject);
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.write(sent);
  });
}

test('of requests sent ahead the first is answered whole, then the connection closes', async () => {
  const answer = await readAll(site.port, 'GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8));
  expect([answer.match(/HTTP\/1\.1 200/g)?.length, answer.match(/x+$/)?.[0].length]).toEqual([1, 400_000]);
});

test('requests one after the other share a connection', async () => {
  const ask = (path: string, extra = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${extra}\r\n`;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1').on('error', reject);
    let read = '';
    socket.setEncoding('latin1').on('close', () => resolve(read));
    socket.on('data', (chunk: string) => {
      read += chunk;
      const answers = read.match(/<h1>Home<\/h1>/g)?.length ?? 0;
      if (chunk.includes('</h1>') && answers < 3) socket.write(ask('/', answers === 2 ? 'Connection: close\r\n' : ''));
    });
    socket.write(ask('/'));
  });
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});
