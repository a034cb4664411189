import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import { createAlerts, TELL_ME_WHEN } from './alerts/alerts';
import { readDeliveries } from './delivery/start-deliveries';
import { collectPerson, isPerson } from './person/person';
import { releaseOf } from './read-site-facts';
import { openEnquiryStore } from './store/open-enquiry-store';
import { startHook } from './test-http';

interface Message {
  to: string;
  template: { name: string; components: [{ parameters: [{ text: string }, { text: string }] }] };
}

test('who gives a number and no e-mail address is asked, told and no more told by WhatsApp', async () => {
  const api = await startHook({ status: 200, body: '{}' });
  const folder = mkdtempSync(join(tmpdir(), 'whatsapp-'));
  mkdirSync(join(folder, 'data/listings'), { recursive: true });
  const publish = (...ids: string[]) => {
    const record = aListingRecord({ bedrooms: ['3 BHK'] });
    const homes = ids.map((id) => ({ ...record, summary: { ...record.summary, id, name: id } }));
    writeFileSync(join(folder, 'data/listings/projects.json'), JSON.stringify(homes));
  };
  publish('one');
  const office = { name: 'Test Estates', phone: '', email: '', url: 'https://www.example.test' };
  const store = openEnquiryStore(`file:${join(folder, 'a.db')}`, undefined);
  const alerts = createAlerts({ store, release: releaseOf(folder), office, hasMail: false, hasWhatsapp: true });
  const { start } = readDeliveries({
    ENQUIRY_WHATSAPP_URL: `${api.url}/1/messages`,
    ENQUIRY_WHATSAPP_TOKEN: 'key',
    ENQUIRY_WHATSAPP_TEMPLATES: 'shall_we_tell we_tell',
  });
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(fault);
  const worker = start({ office, projects: () => ({}), queue: store.deliveries, report });
  const sent = async (count: number) => {
    worker.wake();
    for (let tries = 0; tries < 100 && api.calls.length < count; tries += 1) await delay(50);
    const { to, template } = JSON.parse(api.calls.at(-1)?.body ?? '{}') as Partial<Message>;
    const [text, link] = template?.components[0].parameters ?? [];
    return { count: api.calls.length, to, name: template?.name, text: text?.text, link: link?.text ?? '' };
  };
  const open = async (link: string, method: string) => (await alerts.answer(new Request(link, { method }))).text();
  try {
    await alerts.look();
    const details = { section: TELL_ME_WHEN, pagePath: '/projects?bedrooms=3+BHK' };
    const wish = { email: '', phone: '098100 00001', isSuspect: false, details };
    await alerts.take(wish);
    await alerts.take({ ...wish, phone: '+91 98100-00001' });
    await alerts.take({ ...wish, phone: '55512' });
    const asked = await sent(1);
    expect(asked).toMatchObject({ count: 1, to: '919810000001', name: 'shall_we_tell', text: '3 BHK' });
    expect(await open(asked.link, 'GET')).toContain('A message, at most once a day');
    publish('one', 'before-the-yes');
    await alerts.look();
    await open(asked.link, 'POST');
    expect(await alerts.waitingFor('one')).toBe(1);

    publish('one', 'before-the-yes', 'new');
    await alerts.look();
    const told = await sent(2);
    expect(told).toMatchObject({ count: 2, to: '919810000001', name: 'we_tell' });
    expect(told.text).toMatch(/^new: new, .* https:\/\/www\.example\.test\/\S+$/);
    const mine = isPerson('9810000001')!;
    expect(await collectPerson(store, mine)).toEqual([
      { phone: '+919810000001', isToldOf: '/projects?bedrooms=3+BHK', isConfirmed: true },
    ]);

    expect(await open(told.link, 'POST')).toContain('The messages are ended');
    publish('one', 'newer');
    await alerts.look();
    expect((await sent(2)).count).toBe(2);
    expect(await collectPerson(store, mine)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await worker.stop();
    await store.close();
    await api.stop();
  }
});
