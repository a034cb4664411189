import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { bundledEntry } from '../test-endpoint';
import { TEST_PROJECTS } from '../test-site';
import { readLeads } from './import';

const NOW = Date.parse('2026-11-25T10:00:00.000Z');
const read = (text: string) => readLeads(text, '99acres', TEST_PROJECTS, NOW);

test.each<[string, string, object]>([
  [
    'a portal with quotes, a mark at its start and a project by name',
    '\uFEFFLead Name,Mobile No,Email ID,Project Name,Message\r\n"Rao, Meera",98100 00001,m@example.test,mogra courts,"3 BHK,\nsoon"\r\n',
    { name: 'Rao, Meera', phone: '98100 00001', email: 'm@example.test', message: '3 BHK,\nsoon' },
  ],
  [
    'one with columns of its own, which stay in the message',
    'Date,Contact,Name,Budget,Property\n2026-11-20,+91 98100 00001,Meera,1.2 Cr,Unknown Heights\n',
    { name: 'Meera', email: '', message: 'Date: 2026-11-20\nBudget: 1.2 Cr\nProperty: Unknown Heights' },
  ],
  [
    'one with lower lines, a prefix at the number, tabs and a place behind the project',
    'created_time\tfull_name\tphone_number\tproject_name\n2026-11-20\tMeera Rao\tp:+919810000001\tMogra Courts, Sector 83\n',
    {
      name: 'Meera Rao',
      phone: '+919810000001',
      message: 'created_time: 2026-11-20',
    },
  ],
  [
    'one with two names and semicolons',
    'First Name;Last Name;WhatsApp\nMeera;Rao;98100 00001\n',
    { name: 'Meera Rao', phone: '98100 00001', message: '' },
  ],
])('%s', (_, text, expected) => {
  const [lead, ...others] = read(text);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ ...expected, consent: '', isSuspect: false });
  expect(lead?.details.campaign).toEqual({ first: { utm_source: '99acres' } });
  expect(lead?.details.project).toBe(/mogra/i.test(text) ? 'mogra-83' : undefined);
});

test.each([
  ['every wrong line is named', 'Name,Phone\nMeera,12\nKabir,98100 00002\n,98100 00003\n', ['Line 2', 'Line 4']],
  ['so is a column that lacks', 'Customer,Email\nMeera,m@example.test\n', ['no column for name and phone']],
])('%s, and nobody is added', (_, text, words) => {
  for (const word of words) expect(() => read(text)).toThrow(word);
});

test('a file that is imported again adds nobody twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const url = `file:${folder}/a.db`;
  const empty = openEnquiryStore(url);
  await empty.countSuspect();
  await empty.close();
  writeFileSync(join(folder, 'leads.csv'), 'Name,Phone\nMeera,98100 00001\nKabir,98100 00002\n');
  const run = (...args: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [bundledEntry('enquiries'), 'import', ...args], {
      env: { ...process.env, ENQUIRY_DB_URL: url },
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  expect(run(join(folder, 'leads.csv'))).toContain('From where?');
  expect(run(join(folder, 'leads.csv'), '99acres')).toBe('2 added, 0 were there already.\n');
  expect(run(join(folder, 'leads.csv'), '99acres')).toBe('0 added, 2 were there already.\n');
  const store = openEnquiryStore(url);
  expect((await store.listAll()).map(({ name }) => name).sort()).toEqual(['Kabir', 'Meera']);
  expect((await store.users.audit(9)).map(({ action }) => action)).toContain('imported 2 enquiries');
  await store.close();
}, 60_000);
