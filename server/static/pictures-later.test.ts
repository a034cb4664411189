import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHttp } from '../test-http';
import { startTestSite } from '../test-site';

test('a picture that is not there yet is asked for, once, and nothing else is', async () => {
  const asked: string[] = [];
  let outDir = '';
  const maker = await startHttp((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.endsWith('dawn%20sky.avif')) {
      mkdirSync(join(outDir, 'images'), { recursive: true });
      writeFileSync(join(outDir, 'images/dawn sky.avif'), 'avif');
    }
    response.end();
  });
  const site = await startTestSite({
    files: { '404.html': 'Oops' },
    picturesFrom(dir) {
      outDir = dir;
      return Promise.resolve(maker.url);
    },
  });

  for (let time = 0; time < 2; time += 1) {
    const answer = await site.send('/images/dawn%20sky.avif?v=1');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([200, 'avif', 'image/avif']);
  }
  expect((await site.send('/images/nope.avif')).status).toBe(404);
  expect((await site.send('/nope')).status).toBe(404);
  expect(asked).toEqual(['/images/dawn%20sky.avif', '/images/nope.avif']);

  await maker.stop();
  expect((await site.send('/images/other.avif')).status).toBe(404);
  await site.stop();
});
