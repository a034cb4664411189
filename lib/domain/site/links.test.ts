import {
  directionsUrl,
  isExternalUrl,
  mailtoUrl,
  mapEmbedUrl,
  telUrl,
  WHATSAPP_GREETING,
  whatsappEnquiryText,
  whatsappUrl,
} from './links';

const NOTHING = { name: '', phone: '', email: '', message: '' };

test.each([
  ['+91 00000 00000', 'tel:+910000000000'],
  ['+91 (0) 98765 43210', 'tel:+919876543210'],
  ['400 0000', 'tel:4000000'],
])('telephone link of %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

test('the greeting of the WhatsApp button is that of the specification (spec 7)', () => {
  expect(WHATSAPP_GREETING).toBe('Hello, I am interested in your properties!');
});

test.each([
  ['hello@aangan.example', 'mailto:hello@aangan.example'],
  ['asha?bcc=x@aangan.example', 'mailto:asha%3Fbcc=x@aangan.example'],
  ['asha&cc=x@aangan.example', 'mailto:asha%26cc=x@aangan.example'],
  ['asha%2cx@aangan.example', 'mailto:asha%252cx@aangan.example'],
  ['asha#x@aangan.example', 'mailto:asha%23x@aangan.example'],
])('e-mail link to %s', (email, url) => {
  expect(mailtoUrl(email)).toBe(url);
});

describe('what the project contact popup writes to WhatsApp', () => {
  test.each([
    [
      'everything filled',
      { name: 'Rohit', phone: '98000 00000', email: 'r@example.com', message: 'Site visit?' },
      'Hello, I am interested in Mogra Courts.\nName: Rohit\nPhone: 98000 00000\nEmail: r@example.com\nMessage: Site visit?',
    ],
    [
      'only the phone',
      { ...NOTHING, name: '  ', phone: ' 98000 00000 ' },
      'Hello, I am interested in Mogra Courts.\nPhone: 98000 00000',
    ],
    [
      'a message over two lines',
      { ...NOTHING, phone: '1', message: '3 BHK\nhigh floor' },
      'Hello, I am interested in Mogra Courts.\nPhone: 1\nMessage: 3 BHK\nhigh floor',
    ],
  ])('%s', (_case, fields, text) => {
    expect(whatsappEnquiryText({ project: 'Mogra Courts', ...fields })).toBe(text);
  });
});

test.each([
  ['98100 12345', '919810012345'],
  ['09810012345', '919810012345'],
  ['+971 0 50 123 4567', '971501234567'],
])('WhatsApp link to "%s"', (phone, digits) => {
  expect(whatsappUrl(phone, 'x')).toBe(`https://wa.me/${digits}?text=x`);
});

test('directions go to a point', () => {
  expect(directionsUrl({ lat: 28.6139, lng: 77.209 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=28.6139,77.209',
  );
  expect(mapEmbedUrl({ lat: 28.6139, lng: 77.209 })).toBe(
    'https://www.google.com/maps?q=28.6139,77.209&z=15&output=embed',
  );
});

test.each([
  ['https://developer.example', true],
  ['HTTP://developer.example', true],
  ['/go?to=https://developer.example', false],
])('%s leaves the site: %s', (href, isExternal) => {
  expect(isExternalUrl(href)).toBe(isExternal);
});
