import { claimTexts, initials, networksOf, SOCIAL_LABELS, type SocialNetwork } from './site';

const ALL_NETWORKS = ['youtube', 'linkedin', 'twitter', 'instagram', 'facebook'] as const;

test.each<[string, readonly SocialNetwork[], string[]]>([
  ['all five, in the order of the spec', ALL_NETWORKS, ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'YouTube']],
  ['one', ['youtube'], ['YouTube']],
  ['two', ['linkedin', 'facebook'], ['Facebook', 'LinkedIn']],
  ['none', [], []],
])('social links go to the networks that the firm has: %s (spec 1)', (_name, networks, labels) => {
  const social = Object.fromEntries(networks.map((network) => [network, `https://${network}.example`]));
  expect(networksOf(social).map(({ network }) => SOCIAL_LABELS[network])).toEqual(labels);
  expect(networksOf(social).every(({ network, href }) => href === `https://${network}.example`)).toBe(true);
});

test.each([
  [
    { yearsOfExperience: 11, happyClients: 1000, propertiesSold: 500, successRate: 100 },
    ['11+ years of experience', '1000+ happy clients', '500+ properties sold', '100% success rate'],
  ],
  [{ yearsOfExperience: 2 }, ['2+ years of experience']],
  [{ successRate: 98, happyClients: 30 }, ['30+ happy clients', '98% success rate']],
])('only the claims that are made are shown: %j (spec 1)', (claims, texts) => {
  expect(claimTexts(claims).map((claim) => claim.join(' '))).toEqual(texts);
});

test.each([
  ['Ritika Malhotra', 'RM'],
  ['Anil Kumar Gupta', 'AG'],
  ['deMello Rao', 'R'],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
