import { cityKindTitle } from '../place/city';
import { loadingText } from '../listing/loading-text';
import { MESSAGES } from './messages';
import { pendingText } from '../enquiry/pending-words';
import {
  noResultsText,
  resultCountText,
  SEARCH_LOADING,
  SEARCH_PLACEHOLDER,
  VOICE_NOTICE,
  VOICE_UNSUPPORTED,
  voiceErrorText,
} from '../search/words';
import { CITY_KIND_LABELS } from './kinds';

const EXACT: Record<Exclude<keyof typeof MESSAGES, Told>, string> = {
  enquirySuccess: 'Enquiry submitted successfully!',
  enquiryUnexpected: 'Unexpected error',
  enquiryFailed: 'Failed to submit enquiry.',
  networkError: 'Network error. Please check your connection.',
  invalidPhone: 'Please enter a valid phone number.',
  onePhone: 'Please enter one phone number; another one fits in the message.',
  nameMissing: 'Please enter your name.',
  emailMalformed: 'Enter an e-mail like name@example.com.',
  visitDayWrong: 'Please choose a day from tomorrow on, within 90 days.',
  savedLocally: 'Form data saved locally. Please contact us directly',
  savedLocallyNote: 'Your enquiry has been saved and will be processed when the system is back online.',
  notSaved: 'Unable to submit enquiry automatically. Please contact us directly',
  notSavedNote: 'Or try again later.',
  developerPageSuccess: 'Your enquiry has been submitted successfully!',
  developerPageFailure: 'There was an error submitting your enquiry. Please try again later.',
  sending: 'Sending...',
  callBack: 'A consultant calls you back on the same working day.',
  fieldsKept: 'Your details are still in the form.',
  trendingFailed: 'Failed to load trending projects.',
  trendingEmptyTitle: 'No Trending Projects Found',
  trendingEmptyText: 'Please check back later for updates',
  noMatch: 'No properties found matching your filters',
  noMatchHint: 'Try adjusting your filters or contact us for assistance',
  nothingListed: 'No property of this kind is listed today',
  noDevelopers: 'No developer of this kind is listed today.',
  askUs: 'Tell us what you are looking for, and we call you when there is one',
  listingFailed: 'Failed to load projects',
  notFound: "Oops! The page you're looking for doesn't exist",
  similarProjectsFailed: 'Failed to load projects',
};
/** Messages with a parameter. */
type Told = 'enquiryUnexpectedStatus' | 'projectNotFound' | 'projectDetailsFailed';

test('messages are those of the error catalogue, to the letter (spec 8)', () => {
  expect(MESSAGES).toMatchObject(EXACT);
  expect(MESSAGES.enquiryUnexpectedStatus(204)).toBe('Unexpected response status: 204');
  expect(MESSAGES.projectNotFound('vatika', 'x')).toBe('Project not found. Developer: vatika, ID: x');
  expect(MESSAGES.projectDetailsFailed('HTTP 500')).toBe('Failed to load project details: HTTP 500');
});

test.each([
  ['network', 'Network error! Please check your internet connection and try again.'],
  ['not-allowed', 'Microphone access denied! Please allow microphone permissions.'],
  ['no-speech', 'Error: no-speech'],
])('the voice error %s is told as in spec 8', (code, text) => {
  expect(voiceErrorText(code)).toBe(text);
});

test('the search field says what it is and what it does', () => {
  expect([SEARCH_PLACEHOLDER, SEARCH_LOADING, VOICE_UNSUPPORTED]).toEqual([
    'Search projects, companies, locations...',
    'Loading search data...',
    'Voice search is not supported in this browser.',
  ]);
  expect(VOICE_NOTICE).toMatch(/^Listening\. The audio goes to the maker of your browser/);
  expect(noResultsText('xyz')).toBe('No results found for "xyz"');
  expect([0, 1, 2].map(resultCountText)).toEqual(['0 results', '1 result', '2 results']);
});

test('a listing that loads says what it loads', () => {
  expect(loadingText(null)).toBe('Loading projects...');
  expect(loadingText('Vatika')).toBe('Loading company data... Vatika');
});

test.each([
  [
    1,
    [
      '1 enquiry waits on this device.',
      'Not sent yet: 1 enquiry waits on this device.',
      'Your saved enquiry has been sent.',
      '1 enquiry deleted from this device.',
    ],
  ],
  [
    3,
    [
      '3 enquiries wait on this device.',
      'Not sent yet: 3 enquiries wait on this device.',
      'Your 3 saved enquiries have been sent.',
      '3 enquiries deleted from this device.',
    ],
  ],
])('of %d waiting enquiries the notice tells how many, never what', (count, texts) => {
  const { waiting, stillWaiting, sent, deleted } = pendingText;
  expect([waiting, stillWaiting, sent, deleted].map((text) => text(count))).toEqual(texts);
  expect(pendingText.refused('Phone is wrong.')).toBe('A saved enquiry was not accepted: Phone is wrong.');
});

test('the listings of a city are named by kind', () => {
  expect(cityKindTitle('plots', 'Gurgaon')).toBe('Plots in Gurgaon');
  expect(cityKindTitle('new', 'Gurgaon')).toBe('New projects in Gurgaon');
  expect(Object.values(CITY_KIND_LABELS)).toEqual(['New', 'Residential', 'Commercial', 'Plots', 'SCO']);
});
