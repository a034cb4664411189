import { MESSAGES } from './messages';
import { pendingText } from '../enquiry/pending';

// The other specified texts are stated where they are seen: in e2e.
test('messages that no journey provokes are those of the error catalogue (spec 8)', () => {
  expect(MESSAGES.onePhone).toBe('Please enter one phone number; another one fits in the message.');
  expect(MESSAGES.fieldsKept).toBe('Your details are still in the form.');
  expect(MESSAGES.nothingListed).toBe('No property of this kind is listed today');
  expect(MESSAGES.noDevelopers).toBe('No developer of this kind is listed today.');
  expect(MESSAGES.askUs).toBe('Tell us what you are looking for, and we call you when there is one');
  expect(MESSAGES.projectNotFound('vatika', 'x')).toBe('Project not found. Developer: vatika, ID: x');
  expect(MESSAGES.projectDetailsFailed('HTTP 500')).toBe('Failed to load project details: HTTP 500');
});

test('of three waiting enquiries the notice tells how many, never what', () => {
  const { waiting, stillWaiting, sent, deleted } = pendingText;
  expect([waiting, stillWaiting, sent, deleted].map((text) => text(3))).toEqual([
    '3 enquiries wait on this device.',
    'Not sent yet: 3 enquiries wait on this device.',
    'Your 3 saved enquiries have been sent.',
    '3 enquiries deleted from this device.',
  ]);
  expect(pendingText.refused('Phone is wrong.')).toBe('A saved enquiry was not accepted: Phone is wrong.');
});
