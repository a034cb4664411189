import { initials, SOCIAL_LABELS, SOCIAL_NETWORKS } from './site';
import { paramsOrNone } from './static-params';

test('social links go to five networks (spec 1)', () => {
  expect(SOCIAL_NETWORKS.map((network) => SOCIAL_LABELS[network])).toEqual([
    'Facebook',
    'Instagram',
    'Twitter',
    'LinkedIn',
    'YouTube',
  ]);
});

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [[], ['none']],
])('pages for %j are built as %j', (params, built) => {
  expect(paramsOrNone(params, 'none')).toEqual(built);
});

test.each([
  ['Ritika Malhotra', 'RM'],
  ['Anil Kumar Gupta', 'AG'],
  ['Meera', 'M'],
  ['Cdr. R. Nair (retd)', 'CN'],
  ['Asha  Rao', 'AR'],
  ['deMello Rao', 'R'],
  ['Élan Östlund', 'ÉÖ'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
