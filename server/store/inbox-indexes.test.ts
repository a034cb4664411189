import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conditions, type InboxFilter } from './inbox-filter';
import { LEADS } from './people';
import { migrate } from './schema';
import { Connection } from './sqlite-connection';

const EVERYTHING: InboxFilter = { search: '', state: 'all', owner: '', adviser: '', now: '2026-11-30T18:00' };

/** How the database would find the persons who are asked for, a step a line. */
async function planOf(filter: Partial<InboxFilter>): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'plan-')), 'enquiries.db');
  const { connection } = await Connection.open(path);
  try {
    const { ofPersons, args } = conditions({ ...EVERYTHING, ...filter }).persons;
    const bound = Object.fromEntries(Object.entries(args).filter(([name]) => ofPersons.includes(`:${name}`)));
    return await connection.transact(async (run) => {
      await migrate(run);
      const { rows } = await run({ sql: `EXPLAIN QUERY PLAN ${LEADS(ofPersons)}`, args: bound });
      return rows.map(({ detail }) => String(detail)).join('\n');
    });
  } finally {
    connection.close();
  }
}

describe('a list of many enquiries reads indexes, not the rows', () => {
  it.each<[string, Partial<InboxFilter>]>([
    ['words', { search: 'metro parking' }],
    ['digits', { search: '98765' }],
    ['a project', { project: 'mogra-courts' }],
    ['a source', { source: 'google' }],
    ['a campaign', { campaign: 'diwali' }],
    ['projects of a city', { projects: ['mogra-courts', 'amber-heights'] }],
    ['days', { from: '2026-10-01', to: '2026-10-31' }],
  ])('asked for %s', async (_, filter) => {
    const plan = await planOf(filter);
    expect(plan).toContain('USING COVERING INDEX enquiries_by_lead');
    expect(plan).toMatch(/(SCAN|SEARCH) enquiries USING (COVERING )?INDEX enquiries_(by_origin|said)/);
  });

  it('asked for nothing', async () => {
    expect(await planOf({})).toBe('SCAN enquiries USING COVERING INDEX enquiries_by_lead');
  });
});
