import path from 'node:path';
import { isOfPriceOrRera } from '../entries/apply-changes';
import type { Change } from '../entries/changes';
import { git, type Person, PRICE, PROJECTS, sharedRepository } from './fixtures/person';

describe('prices and RERA numbers need a second person', () => {
  let root: string;
  let asha: Person;
  let ravi: Person;
  beforeEach(() => {
    ({ root, asha, ravi } = sharedRepository(true));
    asha.edit(PRICE, '₹ 1.90 – 2.70 Cr');
    asha.edit('"possession": "Dec 2028"', '"possession": "Mar 2029"');
  });
  const shared = () => git(path.join(root, 'origin.git'), 'show', `main:content/${PROJECTS}`);

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
});

test.each([
  ['a RERA number', 'residentialProjects', 'reraNumber', true],
  ['the price of a trending project', 'trendingProjects', 'budget', true],
  ['anything of a configuration', 'floorPlans', 'area', true],
  ['the rule itself', 'site', 'secondPerson', true],
  ['a new project with a price', 'residentialProjects', null, true],
  ['a new service', 'services', null, false],
  ['when a project is ready', 'residentialProjects', 'possession', false],
] as const)('%s is of price or RERA: %#', (_, file, field, isSo) => {
  const after = file === 'services' ? { title: 'Loans' } : { id: 'new-tower', price: '₹ 2 Cr' };
  const change = { id: '1', title: '', words: '', record: '', file, field, before: undefined, after };
  expect(isOfPriceOrRera(change as unknown as Change)).toBe(isSo);
});
