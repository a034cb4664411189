import { closeSubmission, submissionId } from './submission-id';

test('the same words keep their id while they are retried', () => {
  expect(submissionId('Rohit 3 BHK')).toBe(submissionId('Rohit 3 BHK'));
});

test('other words get another id, and the first ones keep theirs', () => {
  const first = submissionId('Asha 2 BHK');
  expect(submissionId('Asha 4 BHK')).not.toBe(first);
  expect(submissionId('Asha 2 BHK')).toBe(first);
});

test('once accepted, the same words are a new enquiry', () => {
  const first = submissionId('Meera, plots');
  closeSubmission('Meera, plots');
  expect(submissionId('Meera, plots')).not.toBe(first);
});

test('an id is made where randomUUID is missing (plain http)', () => {
  const randomUUID = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID')!;
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...randomUUID, value: undefined });
  expect(submissionId('from a phone on the local network')).toMatch(/^[0-9a-f]{32}$/);
  Object.defineProperty(Crypto.prototype, 'randomUUID', randomUUID);
});
