/** Texts of the error catalogue, to the letter (spec 8). Others stand in the view that shows them. */
export const MESSAGES = {
  enquirySuccess: 'Enquiry submitted successfully!',
  enquiryUnexpectedStatus: (status: number) => `Unexpected response status: ${status}`,
  enquiryUnexpected: 'Unexpected error',
  enquiryFailed: 'Failed to submit enquiry.',
  networkError: 'Network error. Please check your connection.',
  invalidPhone: 'Please enter a valid phone number.',
  savedLocally: 'Form data saved locally. Please contact us directly',
  savedLocallyNote: 'Your enquiry has been saved and will be processed when the system is back online.',
  notSaved: 'Unable to submit enquiry automatically. Please contact us directly',
  notSavedNote: 'Or try again later.',
  developerPageSuccess: 'Your enquiry has been submitted successfully!',
  developerPageFailure: 'There was an error submitting your enquiry. Please try again later.',
  sending: 'Sending...',

  trendingFailed: 'Failed to load trending projects.',
  trendingEmptyTitle: 'No Trending Projects Found',
  trendingEmptyText: 'Please check back later for updates',
  noMatch: 'No properties found matching your filters',
  noMatchHint: 'Try adjusting your filters or contact us for assistance',
  notFound: "Oops! The page you're looking for doesn't exist",
  projectNotFound: (developer: string, id: string) => `Project not found. Developer: ${developer}, ID: ${id}`,
} as const;
