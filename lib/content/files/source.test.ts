import { resolve } from 'node:path';
import { contentDir, imageManifestPath } from './source';

test.each<[string, Record<string, string>, string, string]>([
  ['nothing set', {}, 'content', '.cache/images/manifest.json'],
  ['empty settings', { CONTENT_DIR: '', IMAGE_MANIFEST: '' }, 'content', '.cache/images/manifest.json'],
  ['both set', { CONTENT_DIR: 'other', IMAGE_MANIFEST: '/tmp/made.json' }, 'other', '/tmp/made.json'],
])('with %s content and pictures are where the project has them, or where it says', (_, env, content, manifest) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  expect(contentDir()).toBe(resolve(content));
  expect(imageManifestPath()).toBe(resolve(manifest));
});
