/** Button of a form while its call is under way (spec 2, Contact Us page). */
export const SENDING_TEXT = 'Sending...';

/** No response (spec 8). */
export const NETWORK_ERROR_TEXT = 'Network error. Please check your connection.';

/** Texts of the error catalogue, verbatim (spec 8), and a few of our own that several views share. */
export const MESSAGES = {
  enquirySuccess: 'Enquiry submitted successfully!',
  enquiryUnexpectedStatus: (status: number) => `Unexpected response status: ${status}`,
  enquiryUnexpected: 'Unexpected error',
  enquiryFailed: 'Failed to submit enquiry.',
  networkError: NETWORK_ERROR_TEXT,
  invalidPhone: 'Please enter a valid phone number.',
  onePhone: 'Please enter one phone number; another one fits in the message.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your e-mail.',
  aboutMissing: 'Please say a little about yourself.',
  emailMalformed: 'Enter an e-mail like name@example.com.',
  visitDayWrong: 'Please choose a day from tomorrow on, within 90 days.',
  savedLocally: 'Form data saved locally. Please contact us directly',
  savedLocallyNote: 'Your enquiry has been saved and will be processed when the system is back online.',
  notSaved: 'Unable to submit enquiry automatically. Please contact us directly',
  notSavedNote: 'Or try again later.',
  developerPageSuccess: 'Your enquiry has been submitted successfully!',
  developerPageFailure: 'There was an error submitting your enquiry. Please try again later.',
  sending: SENDING_TEXT,
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
  projectNotFound: (developer: string, id: string) => `Project not found. Developer: ${developer}, ID: ${id}`,
  projectDetailsFailed: (message: string) => `Failed to load project details: ${message}`,
  similarProjectsFailed: 'Failed to load projects',
} as const;
