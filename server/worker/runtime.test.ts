/** @jest-environment node */
process.env['ENDPOINT_RUNTIME'] = 'workerd';

/** The tests of the endpoint and the inbox, against the same code in workerd. */
const FILES = [
  'enquiry/endpoint',
  'enquiry/cors',
  'enquiry/suspect',
  'enquiry/page',
  'enquiry/refusal',
  'enquiry/repeat',
  'enquiry/flood',
  'office/forms',
  'office/inbox',
  'office/session',
  'office/sign-in',
  'office/strangers',
  'office/person-pages',
  'office/two-clerks',
  'office/erase',
];

describe.each(FILES)('%s', (name) => {
  jest.requireActual(`../${name}.test`);
});

afterAll(() => jest.requireActual<{ stopWorkerd: () => Promise<void> }>('../test-site').stopWorkerd());
