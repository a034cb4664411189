process.env['ENDPOINT_RUNTIME'] = 'workerd';

/**
 * Tests of the endpoint and the inbox, against the same code in workerd: those of what the platform does itself, which are
 * database, time, hashes, cookies and bodies. Rules of pure code are the same there.
 */
const FILES = [
  'enquiry/endpoint',
  'enquiry/page',
  'enquiry/repeat',
  'visitor/events',
  'office/inbox',
  'office/session',
  'office/sign-in',
  'office/two-clerks',
  'office/erase',
];

describe.each(FILES)('%s', (name) => {
  jest.requireActual(`../${name}.test`);
});

afterAll(() => jest.requireActual<{ stopWorkerd: () => Promise<void> }>('../test-site').stopWorkerd());
