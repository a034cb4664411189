import path from 'node:path';
import { git, Person, PRICE, PROJECTS, sharedRepository } from './fixtures/person';

describe('prices and RERA numbers need a second person', () => {
  let root: string;
  let asha: Person;
  let ravi: Person;
  beforeEach(() => {
    root = sharedRepository(true);
    asha = new Person(root, 'asha');
    ravi = new Person(root, 'ravi');
    asha.edit(PRICE, '₹ 1.90 – 2.70 Cr');
    asha.edit('"possession": "Dec 2028"', '"possession": "Mar 2029"');
  });
  const shared = (file = PROJECTS) => git(path.join(root, 'origin.git'), 'show', `main:content/${file}`);

  test('the rest is published, the price waits, and the one who changed it cannot say yes', () => {
    const { waits } = asha.publications.publish(asha.ids(), '');
    expect(waits).toEqual([`Mogra Courts: price ${PRICE} → ₹ 1.90 – 2.70 Cr`]);
    expect([shared().includes('Mar 2029'), shared().includes('1.90')]).toEqual([true, false]);
    const [one] = asha.publications.asked.list();
    expect(one).toMatchObject({ author: 'asha', isMine: true });
    expect(() => asha.publications.agree(one!.commit)).toThrow('It waits for another person');
  });

  test('another’s yes publishes it on top of what came meanwhile, in the name of who asked', () => {
    asha.publications.publish(asha.ids(), '');
    git(ravi.dir, 'pull', '-q');
    ravi.edit('"name": "Mogra Courts"', '"name": "Mogra Gardens"');
    ravi.publications.publish(ravi.ids(), '');
    const [one] = ravi.publications.asked.list();
    expect(one).toMatchObject({ isMine: false, title: expect.stringContaining('price') as string });
    ravi.publications.agree(one!.commit);
    expect([shared().includes('1.90'), shared().includes('Mogra Gardens')]).toEqual([true, true]);
    expect(git(ravi.dir, 'log', '-1', '--format=%an %cn', 'origin/main')).toBe('asha ravi');
    expect([ravi.publications.asked.list(), ravi.told(), git(ravi.dir, 'status', '--porcelain')]).toEqual([[], [], '']);
    expect(asha.told()).toHaveLength(1);
    asha.publications.publish(asha.ids(), '');
    expect([asha.publications.asked.list(), asha.told()]).toEqual([[], []]);
  });

  test('what is asked later waits beside it; the same asked again takes its place', () => {
    const titles = () => ravi.publications.asked.list().map(({ title }) => title);
    asha.publications.publish(asha.ids('price'), '');
    asha.edit('SAMPLE-1', 'SAMPLE-2');
    asha.publications.publish(asha.ids('SAMPLE-2'), '');
    expect(titles()).toHaveLength(2);
    asha.publications.publish([...asha.ids('price'), ...asha.ids('SAMPLE-2')], 'Both');
    expect(titles()).toEqual(['Both']);
  });

  test('a no takes it off, and another price meanwhile has to be asked again', () => {
    asha.publications.publish(asha.ids(), '');
    ravi.publications.asked.refuse(ravi.publications.asked.list()[0]!.commit);
    expect(asha.publications.asked.list()).toEqual([]);
    expect(() => ravi.publications.asked.refuse('0')).toThrow('It does not wait any more.');
  });

  test.each<[string, string, string, string]>([
    ['a RERA number', PROJECTS, 'SAMPLE-1', 'SAMPLE-2'],
    ['a configuration', 'floorPlan.json', '₹ 1.81 Cr', '₹ 1.95 Cr'],
    ['the rule itself', 'site.json', '"secondPerson": true', '"secondPerson": false'],
  ])('%s waits', (_, file, from, to) => {
    git(asha.dir, 'checkout', '-q', '.');
    asha.edit(from, to, file);
    expect(asha.publications.publish(asha.ids(), '').waits).toHaveLength(1);
    expect(shared(file)).not.toContain(to);
  });
});
