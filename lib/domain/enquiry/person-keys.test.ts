import { toPersonKeys } from './person-keys';

test.each([
  ['98765 43210', 'Asha@Example.test', { digits: '919876543210', mailbox: 'asha@example.test' }],
  ['+91 (0) 98765-43210 ext. 4', ' ASHA@example.test ', { digits: '919876543210', mailbox: 'asha@example.test' }],
  ['९८७६५४३२१०', 'ÄSHA@example.test', { digits: '919876543210', mailbox: 'äsha@example.test' }],
  ['+44 (0)20 7946 0000', '', { digits: '442079460000', mailbox: '' }],
  ['no number', 'asha.rao@example.test', { digits: '-', mailbox: 'asha.rao@example.test' }],
])('%s and %s are of one person however they are written', (phone, email, keys) => {
  expect(toPersonKeys({ phone, email })).toEqual(keys);
});
