import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicationCalls } from './calls';
import type { Publisher } from './publisher';

const change = {
  id: '1',
  title: 'Mogra',
  words: '',
  file: 'residentialProjects',
  record: 'vatika/mogra',
  field: 'price',
};
const pending = () => ({ changes: [change], pictures: [], conflicts: new Map() });
const calls = publicationCalls({ pending } as unknown as Publisher, () => Promise.resolve(''));

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
  const waitingWith = async (token: string) => {
    Object.assign(process.env, { ENQUIRY_METRICS_URL: url, METRICS_TOKEN: token });
    return (await calls.changes()).changes.map(({ waiting }) => waiting);
  };
  expect(await waitingWith('secret')).toEqual([5]);
  expect(await waitingWith('wrong')).toEqual([0]);
  expect(await waitingWith('')).toEqual([0]);
  endpoint.close();
  endpoint.closeAllConnections();
  await once(endpoint, 'close');
  expect(await waitingWith('secret')).toEqual([0]);
});
