import { errorLines, put, readCases } from '../set/fixtures/edit-content';

const developerUrl = (url: string) => [put('leadingRealEstateDevelopers 0 url', url)];
const serviceSlug = (slug: string) => [put('everythingContainer 1 slug', slug)];
const trendingSlug = (slug: string) => [put('trendingProjects 0 slug', slug)];

const BROKEN = readCases(String.raw`
a script as address
  leadingRealEstateDevelopers 0 url = "javascript:alert(1)"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: expected an address that starts with http://, https:// or one /, found text "javascript:alert(1)"
a control character in an address
  leadingRealEstateDevelopers 0 url = "/a\u0001b"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: expected text without hidden control characters, found U+0001
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: expected an address that starts with http://, https:// or one /, found text "/a\u0001b"
a bare word as address
  leadingRealEstateDevelopers 0 url = "vatika"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: expected an address that starts with http://, https:// or one /, found text "vatika"
an address that cannot be opened
  leadingRealEstateDevelopers 0 url = "https://a.b:port/"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: expected an address that can be opened, found text "https://a.b:port/"
a developer’s page that is none
  leadingRealEstateDevelopers 0 url = "/project-details/vatica"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: no developer has the id "vatica", did you mean vatika?
a page that is none
  leadingRealEstateDevelopers 0 url = "/abuot"
> leadingRealEstateDevelopers.json › [0] (dev-01) › url: the site has no page at /abuot, did you mean /about?
a service’s script
  everythingContainer 1 slug = "javascript:x"
> everythingContainer.json › [1] (interior-design) › slug: expected an address that starts with http://, https:// or one /, or a bare slug of small letters, digits and hyphens, found text "javascript:x"
a service’s bare slug with capitals
  everythingContainer 1 slug = "Home Loans"
> everythingContainer.json › [1] (interior-design) › slug: expected an address that starts with http://, https:// or one /, or a bare slug of small letters, digits and hyphens, found text "Home Loans"
a service’s page that is none
  everythingContainer 1 slug = "/service/home-loan"
> everythingContainer.json › [1] (interior-design) › slug: no service has the id "home-loan", did you mean home-loans?
a service’s bare slug of none
  everythingContainer 1 slug = "interiors"
> everythingContainer.json › [1] (interior-design) › slug: no service has the id "interiors"
a trending script
  trendingProjects 0 slug = "vbscript:x"
> trendingProjects.json › [0] (mogra-courts) › slug: expected an address that starts with http://, https:// or one /, or a bare slug of small letters, digits and hyphens, found text "vbscript:x"
a trending address of another project
  trendingProjects 0 slug = "/project-details/vatika/neem-court"
> trendingProjects.json › [0] (mogra-courts) › slug: leads to "neem-court", not to the project of its id
a trending address of no project
  trendingProjects 0 slug = "/project-details/vatika/neem"
> trendingProjects.json › [0] (mogra-courts) › slug: no project has the id "neem"
a trending address under another developer
  trendingProjects 0 slug = "/project-details/lotus-gate/mogra-courts"
> trendingProjects.json › [0] (mogra-courts) › slug: the page of "mogra-courts" is at /project-details/vatika/mogra-courts
a trending bare slug of no project
  trendingProjects 0 slug = "neem"
> trendingProjects.json › [0] (mogra-courts) › slug: no project has the id "neem"
a social link inside the site
  site social facebook = "/about"
> site.json › social.facebook: expected an address that starts with http:// or https://, found text "/about"
an image base of any protocol
  site imageBase = "//cdn.example"
> site.json › imageBase: expected an address that starts with http://, https:// or one /, found text "//cdn.example"
an events address that is a script
  site analyticsEndpoint = "javascript:x"
> site.json › analyticsEndpoint: expected an address that starts with http://, https:// or one /, or nothing, found text "javascript:x"
an enquiry host without protocol
  site enquiryHost = "enquiries.example"
> site.json › enquiryHost: expected an address that starts with http://, https:// or one /, or nothing, found text "enquiries.example"
a city at two steps
  cities goa path = "/india/goa"
> cities.json › goa › path: expected a path such as /goa, found text "/india/goa"
a city at an address of the site
  cities goa path = "/about"
> cities.json › goa › path: /about is an address of the site’s own
a city at another city’s address
  cities goa path = "/gurgaon"
> cities.json › goa › path: duplicate: /gurgaon belongs to gurgaon
two cities at one address
  cities gurgaon path = "/goa"
> cities.json › gurgaon › path: duplicate: /goa belongs to goa
a spelling that is a page
  cities goa otherSpellings = ["about"]
> cities.json › goa › otherSpellings[0]: /about is an address of the site’s own
a spelling that is a folder
  cities goa otherSpellings = ["images"]
> cities.json › goa › otherSpellings[0]: /images is an address of the site’s own
a spelling that is a city
  cities goa otherSpellings = ["gurgaon"]
> cities.json › goa › otherSpellings[0]: duplicate: /gurgaon belongs to gurgaon
a spelling of two cities
  cities gurgaon otherSpellings = ["gova"]
  cities goa otherSpellings = ["gova"]
> cities.json › goa › otherSpellings[0]: duplicate: /gova belongs to gurgaon
`);

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
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
