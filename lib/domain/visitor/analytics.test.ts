import { clickEvent } from './analytics';

test.each([
  ['a phone number', 'tel:+910000000000', undefined, { event: 'phone_click' }],
  ['WhatsApp, whatever is written', 'https://wa.me/91?text=Name%3A%20Asha', undefined, { event: 'whatsapp_click' }],
  ['a developer', '/project-details/vatika', undefined, { event: 'developer_click', developer: 'vatika' }],
  ['a project', '/project-details/vatika/mogra', undefined, null],
])('a click on %s', (_what, href, developer, expected) => {
  expect(clickEvent(href, developer)).toEqual(expected);
});
