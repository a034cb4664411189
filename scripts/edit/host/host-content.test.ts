/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveRecords, type SaveResult } from '@/lib/content/editing/save';
import { valueAt } from '@/lib/content/files/walk';
import { OF_THE_PROJECT } from '@/lib/content/files/source';
import type { ContentKey } from '@/lib/content/files/table';
import { imitateHost, REPOSITORY, type ImitatedHost } from '../fixtures/imitated-host';
import { HostContent, type Draft } from './host-content';
import { HostRepository } from './repository';

jest.mock('server-only', () => ({}));
// Each asks git some fifty times.
jest.setTimeout(60_000);

const PROJECTS = 'residentialProjects.json';
const PRICE = '₹ 1.81 – 2.62 Cr';
const MOGRA = ['vatika', 0];
const ICONS = OF_THE_PROJECT.icons();
let root: string;
let host: ImitatedHost;

function git(dir: string, ...args: string[]): string {
  const who = ['-c', 'user.name=first', '-c', 'user.email=first@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: path.join(root, dir), encoding: 'utf8' }).trim();
}

/** Somebody else's commit on the shared branch. */
function commitElsewhere(from: string, to: string, file = PROJECTS): void {
  git('first', 'pull', '-q', '../origin.git', 'main');
  const name = path.join(root, 'first/content', file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
  git('first', 'commit', '-qam', `${from} is ${to}`);
  git('first', 'push', '-q', '../origin.git', 'main');
}

class Person {
  content!: HostContent;
  draft: Draft | null = null;

  static async open(name: string): Promise<Person> {
    const person = new Person();
    await person.reload(name);
    return person;
  }

  async reload(name: string): Promise<void> {
    const api = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
    const settings = { api, repository: REPOSITORY, branch: 'main', folder: 'content' };
    const drafts = { read: () => this.draft, write: (draft: Draft | null) => void (this.draft = draft) };
    this.content = await HostContent.open(new HostRepository(settings, `token-${name}`), drafts, ICONS);
  }

  change(fields: Record<string, unknown>, file: ContentKey = 'residentialProjects', at = MOGRA): SaveResult {
    const before = valueAt(this.content.copy.json(file), at) as object;
    return saveRecords(this.content.copy, [{ file, path: at, before, after: { ...before, ...fields } }]);
  }

  async publish(word = '') {
    const { changes } = await this.content.pending();
    const ids = changes.filter(({ words }) => words.includes(word)).map(({ id }) => id);
    return this.content.publish(ids, '');
  }

  told = async () => (await this.content.pending()).changes.map(({ title, words }) => `${title}: ${words}`);
  price = () => valueAt(this.content.copy.json('residentialProjects'), [...MOGRA, 'price']);
}

const branches = () => git('origin.git', 'for-each-ref', '--format=%(refname:short)', 'refs/heads/content').split('\n');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'host-'));
  mkdirSync(path.join(root, 'first/content'), { recursive: true });
  cpSync('lib/content/set/fixtures/valid', path.join(root, 'first/content'), { recursive: true });
  mkdirSync(path.join(root, 'first/app/about'), { recursive: true });
  writeFileSync(path.join(root, 'first/app/about/page.tsx'), '');
  git('first', 'init', '-q', '-b', 'main');
  git('first', 'add', '-A');
  git('first', 'commit', '-qm', 'Start');
  git('.', 'clone', '-q', '--bare', 'first', 'origin.git');
  host = imitateHost(path.join(root, 'origin.git'));
  await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  host.server.close();
  host.server.closeAllConnections();
  rmSync(root, { recursive: true });
});

test('a price becomes a branch of one line and a pull request in words; the shared branch stays', async () => {
  const asha = await Person.open('asha');
  expect(asha.change({ price: '₹ 1.90 – 2.70 Cr' }).kind).toBe('saved');
  const published = await asha.publish();
  expect(published).toMatchObject({ address: `https://host.example/${REPOSITORY}/pull/1` });
  expect(published.local).toMatch(/^Pull request 1 is open\./);
  const [branch = ''] = branches();
  expect(git('origin.git', 'log', '--format=%an: %s', `main..${branch}`)).toBe(
    `asha: Mogra Courts: price ${PRICE} → ₹ 1.90 – 2.70 Cr`,
  );
  expect(git('origin.git', 'diff', '--numstat', 'main', branch)).toBe(`1\t1\tcontent/${PROJECTS}`);
  expect(host.requests).toEqual([
    expect.objectContaining({ head: branch, base: 'main', body: `- Mogra Courts: price ${PRICE} → ₹ 1.90 – 2.70 Cr` }),
  ]);
  expect(git('origin.git', 'log', '--format=%s', 'main')).toBe('Start');
  expect([await asha.told(), asha.price(), asha.draft]).toEqual([[], PRICE, null]);
});

test('a wrong city is refused in the words of the content check, and nothing is committed', async () => {
  const asha = await Person.open('asha');
  expect(asha.change({ city: 'Gurgoan' })).toMatchObject({
    kind: 'faulty',
    faults: [{ message: 'no city of cities.json is named "Gurgoan", did you mean Gurgaon?' }, {}],
  });
  expect([asha.draft, branches(), await asha.told()]).toEqual([null, [''], []]);
  await expect(asha.publish()).rejects.toThrow('Nothing is chosen.');
});

test("somebody else's commit before the publication, or while it is made, is kept", async () => {
  const asha = await Person.open('asha');
  commitElsewhere('"Under Construction"', '"New Launch"');
  asha.change({ price: '₹ 2 Cr' });
  let isFirst = true;
  host.before = (call) => {
    if (call === 'POST git/commits' && isFirst) {
      isFirst = false;
      commitElsewhere('"Mogra Courts"', '"Mogra Gardens"');
    }
    return 0;
  };
  await asha.publish();
  const [branch = '', ...others] = branches();
  expect(others).toEqual([]);
  expect(git('origin.git', 'diff', '--numstat', 'main', branch)).toBe(`1\t1\tcontent/${PROJECTS}`);
  const text = git('origin.git', 'show', `${branch}:content/${PROJECTS}`);
  expect([text.includes('"New Launch"'), text.includes('Mogra Gardens'), text.includes('₹ 2 Cr')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('two people, one value: the second is told, nothing is lost, and may put it back', async () => {
  const asha = await Person.open('asha');
  asha.change({ price: '₹ 2 Cr' });
  commitElsewhere(PRICE, '₹ 3 Cr');
  await expect(asha.publish()).rejects.toThrow(
    /^Somebody else published other values meanwhile.*: Mogra Courts: price .* → ₹ 2 Cr$/,
  );
  expect([branches(), host.requests, asha.price()]).toEqual([[''], [], '₹ 2 Cr']);
  await asha.reload('asha');
  expect(asha.price()).toBe('₹ 2 Cr');
  await asha.content.putBack((await asha.content.pending()).changes.map(({ id }) => id));
  expect([await asha.told(), asha.price()]).toEqual([[], '₹ 3 Cr']);
});

test('what is left for later stays, after loading the page again, too', async () => {
  const asha = await Person.open('asha');
  asha.change({ price: '₹ 2 Cr', projectStatus: 'New Launch' });
  await asha.publish('price');
  await asha.reload('asha');
  expect(await asha.told()).toEqual(['Mogra Courts: status Under Construction → New Launch']);
});

test('what would be wrong alone is not published', async () => {
  const asha = await Person.open('asha');
  const city = asha.content.copy.json('cities') as Record<string, { name: string }>;
  const panaji = { ...city['gurgaon'], name: 'Panaji', localities: [] };
  expect(saveRecords(asha.content.copy, [{ file: 'cities', path: ['panaji'], after: panaji }])).toMatchObject({
    kind: 'saved',
  });
  expect(asha.change({ city: 'Panaji' }, 'residentialProjects', ['lotus-gate', 0])).toMatchObject({ kind: 'saved' });
  await expect(asha.publish('city')).rejects.toThrow(/no city of cities\.json is named "Panaji"/);
  expect(branches()).toEqual(['']);
});

test('a new picture goes with the change that names it', async () => {
  const asha = await Person.open('asha');
  await asha.content.addPicture('projects/new-tower.jpg', Buffer.from([255, 216, 255, 0]));
  asha.change({ image: 'projects/new-tower.jpg' });
  await asha.publish();
  const [branch = ''] = branches();
  expect(git('origin.git', 'diff', '--name-only', 'main', branch).split('\n')).toEqual([
    'content/images/projects/new-tower.jpg',
    `content/${PROJECTS}`,
  ]);
});

test('a publication is taken back by another pull request', async () => {
  const asha = await Person.open('asha');
  asha.change({ price: '₹ 2 Cr' });
  await asha.publish();
  git('origin.git', 'update-ref', 'refs/heads/main', `refs/heads/${branches()[0]}`);
  const [last] = await asha.content.list();
  expect(last).toMatchObject({ author: 'asha', lines: [`Mogra Courts: price ${PRICE} → ₹ 2 Cr`] });
  await asha.content.takeBack(last?.commit ?? '');
  expect(host.requests[1]).toMatchObject({ title: expect.stringContaining('Taken back: Mogra Courts') as string });
  expect(git('origin.git', 'diff', '--numstat', 'main~1', host.requests[1]?.head ?? '')).toBe('');
});

test.each([
  ['nobody', () => 0, 'does not accept this token'],
  ['asha', (call: string) => (call === 'POST pulls' ? 403 : 0), 'The token may lack a right'],
] as const)('%s without the right leaves nothing behind', async (name, before, words) => {
  host.before = before;
  const attempt = async () => {
    const person = await Person.open(name);
    person.change({ price: '₹ 2 Cr' });
    await person.publish();
  };
  await expect(attempt()).rejects.toThrow(words);
  expect(branches()).toEqual(['']);
});
