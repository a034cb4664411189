import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { peopleWaiting } from './calls';

test('people who wait are read of the endpoint, and nobody where it does not answer', async () => {
  const endpoint = createServer((request, response) => {
    const isAllowed = request.headers.authorization === 'Bearer secret';
    response
      .writeHead(isAllowed ? 200 : 404)
      .end(
        '# TYPE enquiry_people_waiting gauge\nenquiry_people_waiting{project="mogra"} 5\nenquiry_store_writable 1\n',
      );
  });
  await once(endpoint.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/metrics`;
  const read = async (env: Record<string, string>) => [...(await peopleWaiting(env as unknown as NodeJS.ProcessEnv))];
  expect(await read({ ENQUIRY_METRICS_URL: url, METRICS_TOKEN: 'secret' })).toEqual([['mogra', 5]]);
  expect(await read({ ENQUIRY_METRICS_URL: url, METRICS_TOKEN: 'wrong' })).toEqual([]);
  expect(await read({})).toEqual([]);
  endpoint.close();
  endpoint.closeAllConnections();
  await once(endpoint, 'close');
  expect(await read({ ENQUIRY_METRICS_URL: url, METRICS_TOKEN: 'secret' })).toEqual([]);
});
