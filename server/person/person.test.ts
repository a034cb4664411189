/** @jest-environment node */
import { testEnquiry } from '../delivery/test-enquiry';
import { startTestSite } from '../test-site';
import { collectPerson, isPerson } from './person';

test('everything of a person with 300 enquiries is one question to the database, and complete', async () => {
  const site = await startTestSite();
  try {
    for (let at = 0; at < 300; at += 1) {
      await site.store.add(testEnquiry(`e${at}`, { phone: at % 2 ? '98765 43210' : '+919876543210', email: '' }), true);
    }
    await site.store.inbox.change(
      { id: 'e7', state: 'called', owner: '', reminder: '', note: 'Asked for plans', was: null, formKey: '' },
      'asha',
    );
    const asked = jest.spyOn(site.store.inbox, 'person');
    const all = await collectPerson(site.store, isPerson('9876543210')!);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(all).toHaveLength(300);
    expect(all.find((one) => (one as { id: string }).id === 'e7')).toMatchObject({
      state: 'called',
      history: expect.arrayContaining([expect.objectContaining({ text: 'Asked for plans', isNote: true })]) as object,
    });
  } finally {
    await site.stop();
  }
});
