/** @jest-environment node */
import { errorLines, put, type BrokenSet } from '../set/fixtures/edit-content';

const SAFE_WORDS = 'expected an address that starts with http://, https:// or one /';
const WEB_WORDS = 'expected an address that starts with http:// or https://';
const DEVELOPER = 'leadingRealEstateDevelopers.json › [0] (dev-01) › url';
const SERVICE = 'everythingContainer.json › [1] (interior-design) › slug';
const TRENDING = 'trendingProjects.json › [0] (mogra-courts) › slug';

const developerUrl = (url: string) => [put('leadingRealEstateDevelopers 0 url', url)];
const serviceSlug = (slug: string) => [put('everythingContainer 1 slug', slug)];
const trendingSlug = (slug: string) => [put('trendingProjects 0 slug', slug)];

const BROKEN: BrokenSet[] = [
  [
    'a script as address',
    developerUrl('javascript:alert(1)'),
    [`${DEVELOPER}: ${SAFE_WORDS}, found text "javascript:alert(1)"`],
  ],
  ['data as address', developerUrl('data:text/html,x'), [`${DEVELOPER}: ${SAFE_WORDS}, found text "data:text/html,x"`]],
  [
    'an address of any protocol',
    developerUrl('//evil.example'),
    [`${DEVELOPER}: ${SAFE_WORDS}, found text "//evil.example"`],
  ],
  ['a backslash', developerUrl('/\\evil.example'), [`${DEVELOPER}: ${SAFE_WORDS}, found text "/\\\\evil.example"`]],
  [
    'a line end in an address',
    developerUrl('java\nscript:x'),
    [`${DEVELOPER}: ${SAFE_WORDS}, found text "java\\nscript:x"`],
  ],
  [
    'a control character in an address',
    developerUrl('/a\u0001b'),
    [
      `${DEVELOPER}: expected text without hidden control characters, found U+0001`,
      `${DEVELOPER}: ${SAFE_WORDS}, found text "/a\\u0001b"`,
    ],
  ],
  ['a bare word as address', developerUrl('vatika'), [`${DEVELOPER}: ${SAFE_WORDS}, found text "vatika"`]],
  [
    'an address that cannot be opened',
    developerUrl('https://a.b:port/'),
    [`${DEVELOPER}: expected an address that can be opened, found text "https://a.b:port/"`],
  ],
  [
    'a developer’s page that is none',
    developerUrl('/project-details/vatica'),
    [`${DEVELOPER}: no developer has the id "vatica", did you mean vatika?`],
  ],
  [
    'a page that is none',
    developerUrl('/abuot'),
    [`${DEVELOPER}: the site has no page at /abuot, did you mean /about?`],
  ],
  [
    'a service’s script',
    serviceSlug('javascript:x'),
    [`${SERVICE}: ${SAFE_WORDS}, or a bare slug of small letters, digits and hyphens, found text "javascript:x"`],
  ],
  [
    'a service’s bare slug with capitals',
    serviceSlug('Home Loans'),
    [`${SERVICE}: ${SAFE_WORDS}, or a bare slug of small letters, digits and hyphens, found text "Home Loans"`],
  ],
  [
    'a service’s page that is none',
    serviceSlug('/service/home-loan'),
    [`${SERVICE}: no service has the id "home-loan", did you mean home-loans?`],
  ],
  ['a service’s bare slug of none', serviceSlug('interiors'), [`${SERVICE}: no service has the id "interiors"`]],
  [
    'a trending script',
    trendingSlug('vbscript:x'),
    [`${TRENDING}: ${SAFE_WORDS}, or a bare slug of small letters, digits and hyphens, found text "vbscript:x"`],
  ],
  [
    'a trending address of another project',
    trendingSlug('/project-details/vatika/neem-court'),
    [`${TRENDING}: leads to "neem-court", not to the project of its id`],
  ],
  [
    'a trending address of no project',
    trendingSlug('/project-details/vatika/neem'),
    [`${TRENDING}: no project has the id "neem"`],
  ],
  [
    'a trending address under another developer',
    trendingSlug('/project-details/lotus-gate/mogra-courts'),
    [`${TRENDING}: the page of "mogra-courts" is at /project-details/vatika/mogra-courts`],
  ],
  ['a trending bare slug of no project', trendingSlug('neem'), [`${TRENDING}: no project has the id "neem"`]],
  [
    'a social link inside the site',
    [put('site social facebook', '/about')],
    [`site.json › social.facebook: ${WEB_WORDS}, found text "/about"`],
  ],
  [
    'a social script',
    [put('site social youtube', 'javascript:x')],
    [`site.json › social.youtube: ${WEB_WORDS}, found text "javascript:x"`],
  ],
  [
    'an image base of any protocol',
    [put('site imageBase', '//cdn.example')],
    [`site.json › imageBase: ${SAFE_WORDS}, found text "//cdn.example"`],
  ],
  [
    'an events address that is a script',
    [put('site analyticsEndpoint', 'javascript:x')],
    [`site.json › analyticsEndpoint: ${SAFE_WORDS}, or nothing, found text "javascript:x"`],
  ],
  [
    'an enquiry host without protocol',
    [put('site enquiryHost', 'enquiries.example')],
    [`site.json › enquiryHost: ${SAFE_WORDS}, or nothing, found text "enquiries.example"`],
  ],
  [
    'a city at two steps',
    [put('cities goa path', '/india/goa')],
    ['cities.json › goa › path: expected a path such as /goa, found text "/india/goa"'],
  ],
  [
    'a city at an address of the site',
    [put('cities goa path', '/about')],
    ['cities.json › goa › path: /about is an address of the site’s own'],
  ],
  [
    'a city at another city’s address',
    [put('cities goa path', '/gurgaon')],
    ['cities.json › goa › path: duplicate: /gurgaon belongs to gurgaon'],
  ],
  [
    'two cities at one address',
    [put('cities gurgaon path', '/goa')],
    ['cities.json › gurgaon › path: duplicate: /goa belongs to goa'],
  ],
];

const SPELLING = 'cities.json › goa › otherSpellings[0]';
const spelling = (name: string) => [put('cities goa otherSpellings', [name])];
const BROKEN_SPELLINGS: BrokenSet[] = [
  ['a spelling that is a page', spelling('about'), [`${SPELLING}: /about is an address of the site’s own`]],
  ['a spelling that is a folder', spelling('images'), [`${SPELLING}: /images is an address of the site’s own`]],
  ['a spelling that is a city', spelling('gurgaon'), [`${SPELLING}: duplicate: /gurgaon belongs to gurgaon`]],
  [
    'a spelling of two cities',
    [put('cities gurgaon otherSpellings', ['gova']), ...spelling('gova')],
    [`${SPELLING}: duplicate: /gova belongs to gurgaon`],
  ],
];

test.each([...BROKEN, ...BROKEN_SPELLINGS])('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test.each([
  ['a developer’s site', developerUrl('https://vatika.example/a?b=c')],
  ['a fixed page', developerUrl('/contact-us#form')],
  ['a city with a path', developerUrl('/goa')],
  ['a city', developerUrl('/city/gurgaon')],
  ['spellings of a city', [put('cities goa otherSpellings', ['gova', 'panaji'])]],
  ['spellings that are no addresses', [put('cities goa otherSpellings', ['गोवा', 'Old Goa'])]],
  ['a project', developerUrl('/project-details/vatika/neem-court')],
  ['a bare service', serviceSlug('home-loans')],
  ['a bare project', trendingSlug('mogra-courts')],
  ['an events address of our own', [put('site analyticsEndpoint', '/events')]],
])('accepted: %s', (_name, edits) => {
  expect(errorLines(edits)).toEqual([]);
});
