import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicationCalls } from './calls';
import { git, type Person, PRICE, PROJECTS, sharedRepository } from './fixtures/person';

let root: string;
let asha: Person;
let ravi: Person;
beforeEach(() => void ({ root, asha, ravi } = sharedRepository()));

test('what came with the repository is no publication', () => {
  expect(asha.publications.list()).toEqual([]);
});

test('a price is told in words, published as one line, shared, and taken back', () => {
  const before = asha.text();
  asha.edit(PRICE, '₹ 1.90 – 2.70 Cr');
  expect(asha.told()).toEqual([`Mogra Courts: price ${PRICE} → ₹ 1.90 – 2.70 Cr`]);
  const { commit = '', isShared } = asha.publications.publish(asha.ids(), '');
  expect([isShared, git(asha.dir, 'rev-parse', 'origin/main')]).toEqual([true, commit]);
  expect(git(asha.dir, 'show', '--numstat', '--format=', commit)).toBe(`1\t1\tcontent/${PROJECTS}`);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
  expect(asha.publications.list()).toMatchObject([
    { author: 'asha', lines: [expect.stringContaining('Mogra Courts: price') as string] },
  ]);

  const back = asha.publications.takeBack(commit);
  expect(back.stays).toEqual([]);
  expect(git(asha.dir, 'diff', '--stat', `${commit}^`, back.commit ?? '')).toBe('');
  expect(asha.text()).toBe(before);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
});

test('what is left for later stays, and is no part of the publication', () => {
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  const { commit = '' } = asha.publications.publish(asha.ids('price'), 'New price');
  expect(git(asha.dir, 'show', '--numstat', '--format=%s', commit)).toBe(`New price\n\n1\t1\tcontent/${PROJECTS}`);
  expect(asha.told()).toEqual([expect.stringContaining('name Mogra Courts → Mogra Gardens')]);
  const published = readFileSync(
    path.join(asha.publications.publishedIn(path.join(root, 'published')), PROJECTS),
    'utf8',
  );
  expect([published.includes('₹ 2 Cr'), published.includes('Mogra Gardens')]).toEqual([true, false]);
  asha.publications.putBack(asha.ids());
  expect(asha.publications.publishedIn(path.join(root, 'published'))).toBe(asha.dir);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
});

test('a new picture goes with the change that names it; another stays', () => {
  mkdirSync(path.join(asha.dir, 'images/projects'), { recursive: true });
  writeFileSync(path.join(asha.dir, 'images/projects/new-tower.jpg'), 'picture');
  writeFileSync(path.join(asha.dir, 'images/projects/other.jpg'), 'picture');
  asha.edit('"projects/residential-01.jpg"', '"projects/new-tower.jpg"');
  asha.edit('"possession": "', '"possession": "about ');
  const { commit = '' } = asha.publications.publish(asha.ids('picture'), '');
  expect(git(asha.dir, 'show', '--name-only', '--format=', commit).split('\n')).toEqual([
    'content/images/projects/new-tower.jpg',
    `content/${PROJECTS}`,
  ]);
});

test('what would be wrong alone is not published', () => {
  asha.edit('"city": "Goa"', '"city": "Panaji"');
  const cities = asha.text('cities.json');
  writeFileSync(path.join(asha.dir, 'cities.json'), cities.replace('"name": "Goa"', '"name": "Panaji"'));
  const [project] = asha.ids('city');
  expect(() => asha.publications.publish([project ?? ''], '')).toThrow(/no city of cities\.json is named "Panaji"/);
  expect(git(asha.dir, 'log', '--format=%s')).toBe('Start');
});

test('two people: other fields are joined, code comes along, nothing is overwritten', () => {
  ravi.edit('"Under Construction"', '"New Launch"');
  writeFileSync(path.join(ravi.dir, '../code.ts'), 'two\n');
  git(ravi.dir, 'commit', '-qam', 'Status and code');
  git(ravi.dir, 'push', '-q');
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  const { commit = '' } = asha.publications.publish(asha.ids('price'), '');
  const published = git(asha.dir, 'show', `${commit}:content/${PROJECTS}`);
  expect(published).toContain('₹ 2 Cr');
  expect(published).toContain('"New Launch"');
  expect(readFileSync(path.join(asha.dir, '../code.ts'), 'utf8')).toBe('two\n');
  expect(asha.told()).toEqual([expect.stringContaining('Mogra Gardens')]);
  expect(git(asha.dir, 'rev-parse', 'origin/main')).toBe(commit);
});

describe('two people, one field', () => {
  let theirs: string;
  beforeEach(() => {
    ravi.edit(PRICE, '₹ 3 Cr');
    ravi.publications.publish(ravi.ids(), '');
    theirs = git(ravi.dir, 'rev-parse', 'HEAD');
    asha.edit(PRICE, '₹ 2 Cr');
    asha.edit('"Under Construction"', '"New Launch"');
  });
  const refused = (word: string) =>
    expect(() => asha.publications.publish(asha.ids(word), '')).toThrow(
      /^Somebody else published other values meanwhile.*: Mogra Courts: price .* → ₹ 2 Cr$/,
    );
  const shared = () => git(asha.dir, 'show', `origin/main:content/${PROJECTS}`);
  /** One project of the fixture is launched already. */
  const launches = () => shared().split('"New Launch"').length - 1;

  test('the second is told, nothing is lost, and both values are in the list', async () => {
    refused('');
    expect(asha.told()).toEqual([
      'Mogra Courts: price ₹ 3 Cr → ₹ 2 Cr',
      expect.stringContaining('status Under Construction → New Launch'),
    ]);
    expect([git(asha.dir, 'rev-parse', 'HEAD'), git(asha.dir, 'rev-parse', 'origin/main')]).toEqual([theirs, theirs]);
    const { changes } = await publicationCalls(asha.publications, () => Promise.resolve('')).changes();
    expect(changes.map(({ conflict }) => conflict)).toEqual([{ theirs: '₹ 3 Cr', mine: '₹ 2 Cr' }, null]);
    asha.publications.publish(asha.ids('New Launch'), '');
    expect(asha.publications.pending().conflicts.size).toBe(1);
  });

  test('who publishes again keeps the own value', () => {
    refused('price');
    asha.publications.publish(asha.ids('price'), '');
    expect(asha.publications.pending().conflicts.size).toBe(0);
    expect(shared()).toContain('₹ 2 Cr');
    expect(asha.told()).toEqual([expect.stringContaining('New Launch')]);
  });

  test('who puts it back takes the other one', () => {
    refused('price');
    asha.publications.putBack(asha.ids('price'));
    expect(asha.publications.pending().conflicts.size).toBe(0);
    expect(asha.text()).toContain('₹ 3 Cr');
    asha.publications.publish(asha.ids(), '');
    expect([shared().includes('₹ 3 Cr'), launches()]).toEqual([true, 2]);
  });

  test('left for later, it holds nothing else up, and stays', () => {
    asha.publications.publish(asha.ids('New Launch'), '');
    expect([shared().includes('₹ 3 Cr'), launches()]).toEqual([true, 2]);
    expect(asha.told()).toEqual(['Mogra Courts: price ₹ 3 Cr → ₹ 2 Cr']);
  });

  test('what another program saves while theirs comes along is a change of this folder, too', () => {
    const check = asha.copy.check.bind(asha.copy);
    let saves = 0;
    jest.spyOn(asha.copy, 'check').mockImplementation((texts, values) => {
      const checked = check(texts, values);
      // The first check is that of the publication.
      if (texts.size > 0 && (saves += 1) === 2) asha.edit('"Mogra Courts"', '"Mogra Gardens"');
      return checked;
    });
    asha.publications.publish(asha.ids('New Launch'), '');
    expect(asha.told()).toEqual([expect.stringContaining('Gardens'), expect.stringContaining('₹ 3 Cr → ₹ 2 Cr')]);
  });
});

test.each(['alone', 'beside code of others'])('a folder that cannot follow is told as shared: %s', (kind) => {
  asha.edit(PRICE, '₹ 2 Cr');
  if (kind !== 'alone') {
    ravi.edit('"Under Construction"', '"New Launch"');
    writeFileSync(path.join(ravi.dir, '../code.ts'), 'two\n');
    git(ravi.dir, 'commit', '-qam', 'Status and code');
    git(ravi.dir, 'push', '-q');
  }
  const lock = path.join(asha.dir, '../.git/index.lock');
  writeFileSync(lock, '');
  const { commit, isShared, local } = asha.publications.publish(asha.ids(), '');
  expect(isShared).toBe(true);
  expect(local).toMatch(/^This folder did not follow.*index\.lock/s);
  expect(git(root, '-C', 'origin.git', 'rev-parse', 'main')).toBe(commit);
  rmSync(lock);
  asha.edit('"Mogra Courts"', '"Mogra Gardens"');
  asha.publications.publish(asha.ids(), '');
  expect(asha.told()).toEqual([]);
  expect(git(asha.dir, 'status', '--porcelain')).toBe('');
  const shared = git(asha.dir, 'show', `origin/main:content/${PROJECTS}`);
  expect([shared.includes('₹ 2 Cr'), shared.includes('Gardens')]).toEqual([true, true]);
  expect(git(asha.dir, 'log', '--format=%s', 'HEAD').includes('Status and code')).toBe(kind !== 'alone');
  expect(shared.split('"New Launch"').length).toBe(kind === 'alone' ? 2 : 3);
});

test('a publication that changed since is taken back but for that', () => {
  asha.edit(PRICE, '₹ 2 Cr');
  asha.edit('"Under Construction"', '"New Launch"');
  const { commit = '' } = asha.publications.publish(asha.ids(), '');
  asha.edit('₹ 2 Cr', '₹ 4 Cr');
  asha.publications.publish(asha.ids(), '');
  const { stays } = asha.publications.takeBack(commit);
  expect(stays).toEqual([expect.stringContaining('price')]);
  expect(asha.text()).toContain('"Under Construction"');
  expect(asha.text()).toContain('₹ 4 Cr');
});

test.each(['HEAD', '--all', 'f'.repeat(40)])('no publication is called %s', (commit) => {
  expect(() => asha.publications.takeBack(commit)).toThrow('no such publication');
});
