/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderCopy } from '@/lib/content/editing/folder-copy';
import { FolderPublisher } from './folder-publisher';

jest.mock('server-only', () => ({}));

const PROJECTS = 'residentialProjects.json';
const PRICE = '₹ 1.81 – 2.62 Cr';
let root: string;

function git(dir: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: dir, encoding: 'utf8' }).trim();
}

/** A person's clone of the shared repository. */
class Person {
  readonly dir: string;
  readonly copy: FolderCopy;
  readonly publications: FolderPublisher;

  constructor(name: string) {
    const clone = path.join(root, name);
    git(root, 'clone', '-q', 'origin.git', name);
    git(clone, 'config', 'user.name', name);
    git(clone, 'config', 'user.email', `${name}@example.com`);
    this.dir = path.join(clone, 'content');
    this.copy = new FolderCopy(this.dir);
    this.publications = new FolderPublisher(this.copy);
  }

  text = (file = PROJECTS) => readFileSync(path.join(this.dir, file), 'utf8');
  edit(from: string, to: string, file = PROJECTS): void {
    expect(this.text(file)).toContain(from);
    writeFileSync(path.join(this.dir, file), this.text(file).replace(from, to));
  }
  told = async () => (await this.publications.pending()).changes.map(({ title, words }) => `${title}: ${words}`);
  ids = async (word = '') =>
    (await this.publications.pending()).changes.flatMap(({ id, words }) => (words.includes(word) ? [id] : []));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publications-'));
  const first = path.join(root, 'first');
  mkdirSync(path.join(first, 'content'), { recursive: true });
  cpSync('lib/content/set/fixtures/valid', path.join(first, 'content'), { recursive: true });
  writeFileSync(path.join(first, 'code.ts'), 'one\n');
  git(first, 'init', '-q', '-b', 'main');
  git(first, '-c', 'user.name=n', '-c', 'user.email=e@e', 'add', '-A');
  git(first, '-c', 'user.name=n', '-c', 'user.email=e@e', 'commit', '-qm', 'Start');
  git(root, 'clone', '-q', '--bare', 'first', 'origin.git');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what came with the repository is no publication', () => {
  expect(new Person('asha').publications.list()).toEqual([]);
});

test('a price is told in words, published as one line, shared, and taken back', async () => {
  const asha = new Person('asha');
  const before = asha.text();
  asha.edit(PRICE, '₹ 1.90 – 2.70 Cr');
  expect(await asha.told()).toEqual([`Mogra Courts: price ${PRICE} → ₹ 1.90 – 2.70 Cr`]);
  const { commit = '', isShared } = await asha.publications.publish(await asha.ids(), '');
  expect([isShared, git(asha.dir, 'rev-parse', 'origin/main')]).toEqual([true, commit]);
  expect(git(asha.dir, 'show', '--numstat', '--format=', commit)).toBe(`1\t1\tcontent/${PROJECTS}`);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
  expect(asha.publications.list()).toMatchObject([
    { author: 'asha', lines: [expect.stringContaining('Mogra Courts: price') as string] },
  ]);

  const back = await asha.publications.takeBack(commit);
  expect(back.stays).toEqual([]);
  expect(git(asha.dir, 'diff', '--stat', `${commit}^`, back.commit ?? '')).toBe('');
  expect(asha.text()).toBe(before);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
});

test('what is left for later stays, and is no part of the publication', async () => {
  const asha = new Person('asha');
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  const { commit = '' } = await asha.publications.publish(await asha.ids('price'), 'New price');
  expect(git(asha.dir, 'show', '--numstat', '--format=%s', commit)).toBe(`New price\n\n1\t1\tcontent/${PROJECTS}`);
  expect(await asha.told()).toEqual([expect.stringContaining('name Mogra Courts → Mogra Gardens')]);
  const published = readFileSync(
    path.join(await asha.publications.publishedIn(path.join(root, 'published')), PROJECTS),
    'utf8',
  );
  expect([published.includes('₹ 2 Cr'), published.includes('Mogra Gardens')]).toEqual([true, false]);
  await asha.publications.putBack(await asha.ids());
  expect(await asha.publications.publishedIn(path.join(root, 'published'))).toBe(asha.dir);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
});

test('a new picture goes with the change that names it; another stays', async () => {
  const asha = new Person('asha');
  mkdirSync(path.join(asha.dir, 'images/projects'), { recursive: true });
  writeFileSync(path.join(asha.dir, 'images/projects/new-tower.jpg'), 'picture');
  writeFileSync(path.join(asha.dir, 'images/projects/other.jpg'), 'picture');
  asha.edit('"projects/residential-01.jpg"', '"projects/new-tower.jpg"');
  asha.edit('"possession": "', '"possession": "about ');
  const { commit = '' } = await asha.publications.publish(await asha.ids('picture'), '');
  expect(git(asha.dir, 'show', '--name-only', '--format=', commit).split('\n')).toEqual([
    'content/images/projects/new-tower.jpg',
    `content/${PROJECTS}`,
  ]);
});

test('what would be wrong alone is not published', async () => {
  const asha = new Person('asha');
  asha.edit('"city": "Goa"', '"city": "Panaji"');
  const cities = asha.text('cities.json');
  writeFileSync(path.join(asha.dir, 'cities.json'), cities.replace('"name": "Goa"', '"name": "Panaji"'));
  const [project] = await asha.ids('city');
  await expect(asha.publications.publish([project ?? ''], '')).rejects.toThrow(
    /no city of cities\.json is named "Panaji"/,
  );
  expect(git(asha.dir, 'log', '--format=%s')).toBe('Start');
});

test('two people: other fields are joined, code comes along, nothing is overwritten', async () => {
  const asha = new Person('asha');
  const ravi = new Person('ravi');
  ravi.edit('"Under Construction"', '"New Launch"');
  writeFileSync(path.join(ravi.dir, '../code.ts'), 'two\n');
  git(ravi.dir, 'commit', '-qam', 'Status and code');
  git(ravi.dir, 'push', '-q');
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  const { commit = '' } = await asha.publications.publish(await asha.ids('price'), '');
  const published = git(asha.dir, 'show', `${commit}:content/${PROJECTS}`);
  expect(published).toContain('₹ 2 Cr');
  expect(published).toContain('"New Launch"');
  expect(readFileSync(path.join(asha.dir, '../code.ts'), 'utf8')).toBe('two\n');
  expect(await asha.told()).toEqual([expect.stringContaining('Mogra Gardens')]);
  expect(git(asha.dir, 'rev-parse', 'origin/main')).toBe(commit);
});

describe('two people, one field', () => {
  let asha: Person;
  let theirs: string;
  beforeEach(async () => {
    asha = new Person('asha');
    const ravi = new Person('ravi');
    ravi.edit(PRICE, '₹ 3 Cr');
    await ravi.publications.publish(await ravi.ids(), '');
    theirs = git(ravi.dir, 'rev-parse', 'HEAD');
    asha.edit(PRICE, '₹ 2 Cr');
    asha.edit('"Under Construction"', '"New Launch"');
  });
  const refused = async (word: string) =>
    expect(asha.publications.publish(await asha.ids(word), '')).rejects.toThrow(
      /^Somebody else published other values meanwhile.*: Mogra Courts: price .* → ₹ 2 Cr$/,
    );
  const shared = () => git(asha.dir, 'show', `origin/main:content/${PROJECTS}`);
  /** One project of the fixture is launched already. */
  const launches = () => shared().split('"New Launch"').length - 1;

  test('the second is told, nothing is lost, and both values are in the list', async () => {
    await refused('');
    expect(await asha.told()).toEqual([
      'Mogra Courts: price ₹ 3 Cr → ₹ 2 Cr',
      expect.stringContaining('status Under Construction → New Launch'),
    ]);
    expect([git(asha.dir, 'rev-parse', 'HEAD'), git(asha.dir, 'rev-parse', 'origin/main')]).toEqual([theirs, theirs]);
  });

  test('who publishes again keeps the own value', async () => {
    await refused('price');
    await asha.publications.publish(await asha.ids('price'), '');
    expect(shared()).toContain('₹ 2 Cr');
    expect(await asha.told()).toEqual([expect.stringContaining('New Launch')]);
  });

  test('who puts it back takes the other one', async () => {
    await refused('price');
    await asha.publications.putBack(await asha.ids('price'));
    expect(asha.text()).toContain('₹ 3 Cr');
    await asha.publications.publish(await asha.ids(), '');
    expect([shared().includes('₹ 3 Cr'), launches()]).toEqual([true, 2]);
  });

  test('left for later, it holds nothing else up, and stays', async () => {
    await asha.publications.publish(await asha.ids('New Launch'), '');
    expect([shared().includes('₹ 3 Cr'), launches()]).toEqual([true, 2]);
    expect(await asha.told()).toEqual(['Mogra Courts: price ₹ 3 Cr → ₹ 2 Cr']);
  });

  test('what another program saves while theirs comes along is a change of this folder, too', async () => {
    const check = asha.copy.check.bind(asha.copy);
    let saves = 0;
    jest.spyOn(asha.copy, 'check').mockImplementation((texts, values) => {
      const checked = check(texts, values);
      // The first check is that of the publication.
      if (texts.size > 0 && (saves += 1) === 2) asha.edit('"Mogra Courts"', '"Mogra Gardens"');
      return checked;
    });
    await asha.publications.publish(await asha.ids('New Launch'), '');
    expect(await asha.told()).toEqual([expect.stringContaining('Gardens'), expect.stringContaining('₹ 3 Cr → ₹ 2 Cr')]);
  });
});

test.each(['alone', 'beside code of others'])('a folder that cannot follow is told as shared: %s', async (kind) => {
  const asha = new Person('asha');
  asha.edit(PRICE, '₹ 2 Cr');
  if (kind !== 'alone') {
    const ravi = new Person('ravi');
    ravi.edit('"Under Construction"', '"New Launch"');
    writeFileSync(path.join(ravi.dir, '../code.ts'), 'two\n');
    git(ravi.dir, 'commit', '-qam', 'Status and code');
    git(ravi.dir, 'push', '-q');
  }
  const lock = path.join(asha.dir, '../.git/index.lock');
  writeFileSync(lock, '');
  const { commit, isShared, local } = await asha.publications.publish(await asha.ids(), '');
  expect(isShared).toBe(true);
  expect(local).toMatch(/^This folder did not follow.*index\.lock/s);
  expect(git(root, '-C', 'origin.git', 'rev-parse', 'main')).toBe(commit);
  rmSync(lock);
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  await asha.publications.publish(await asha.ids(), '');
  expect(await asha.told()).toEqual([]);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
  const shared = git(asha.dir, 'show', `origin/main:content/${PROJECTS}`);
  expect([shared.includes('₹ 2 Cr'), shared.includes('Gardens')]).toEqual([true, true]);
  expect(git(asha.dir, 'log', '--format=%s', 'HEAD').includes('Status and code')).toBe(kind !== 'alone');
  expect(shared.split('"New Launch"').length).toBe(kind === 'alone' ? 2 : 3);
});

test('a publication that changed since is taken back but for that', async () => {
  const asha = new Person('asha');
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Under Construction"', '"New Launch"');
  const { commit = '' } = await asha.publications.publish(await asha.ids(), '');
  asha.edit('₹ 2 Cr', '₹ 4 Cr');
  await asha.publications.publish(await asha.ids(), '');
  const { stays } = await asha.publications.takeBack(commit);
  expect(stays).toEqual([expect.stringContaining('price')]);
  expect(asha.text()).toContain('"Under Construction"');
  expect(asha.text()).toContain('₹ 4 Cr');
});

test.each(['HEAD', '--all', 'f'.repeat(40)])('no publication is called %s', async (commit) => {
  await expect(new Person('asha').publications.takeBack(commit)).rejects.toThrow('no such publication');
});
