import { type BuiltFile, checkMarkup, decodeEntities, textOf } from './markup';
import { checkHeads, isIndexable, readHead } from './page-head';
import { checkPageData, readPageData } from './structured-data';

const SITE = 'https://site.example';

interface PageChange {
  path?: string;
  title?: string;
  description?: string;
  robots?: string;
  lang?: string;
  image?: string;
  data?: unknown;
  body?: string;
}

const breadcrumbs = (names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(index < names.length - 1 ? { item: `${SITE}/` } : {}),
  })),
});

/** A page without faults except those that `change` adds. */
function page(change: PageChange = {}): BuiltFile {
  const { path = '/plots', title = 'Plots', description = 'Plots of land.', lang = 'en-IN' } = change;
  const { robots = 'max-image-preview:large', image = `${SITE}/cards/site/default.jpg` } = change;
  const data = change.data ?? { '@graph': [breadcrumbs(['Home', title])] };
  const shared = { title, description, url: SITE + path, image, 'image:alt': title, 'image:width': 1200 };
  const og = { ...shared, 'image:height': 630, site_name: 'Site', type: 'website', locale: 'en_IN' };
  const twitter = { card: 'summary_large_image', title, description, image };
  const metas = [
    ...Object.entries(og).map(([name, content]) => `<meta property="og:${name}" content="${content}"/>`),
    ...Object.entries(twitter).map(([name, content]) => `<meta name="twitter:${name}" content="${content}"/>`),
  ];
  const html = `<!DOCTYPE html><html lang="${lang}"><head><title>${title} | Site</title>
    <meta name="description" content="${description}"/><meta name="robots" content="${robots}"/>
    <link rel="canonical" href="${SITE}${path}"/>${metas.join('')}</head><body>
    <script type="application/ld+json">${JSON.stringify(data)}</script>
    <nav aria-label="Breadcrumb" class="x"><ol><li><a href="/">Home</a></li>
    <li><svg></svg><span aria-current="page" class="y">${title}</span></li></ol></nav>
    ${change.body ?? '<h1>Plots</h1>'}</body></html>`;
  return { path, html };
}

const img = (src: string) => `<img src="/images/${src}" alt="" width="3" height="2"/>`;
const heads = (...pages: BuiltFile[]) => checkHeads(pages.map(readHead), SITE);
const data = (change: PageChange) => checkPageData(readPageData(page(change)), true, SITE);

test('a page in order has no fault', () => {
  expect(heads(page())).toEqual([]);
  expect(data({})).toEqual([]);
  expect(checkMarkup(page())).toEqual([]);
});

test.each<[string, PageChange, RegExp]>([
  ['another language', { lang: 'en' }, /lang is en/],
  ['a title of nothing', { title: 'undefined in Gurgaon' }, /says nothing/],
  ['a default of the content', { description: 'Plots. Price not available.' }, /says nothing/],
  ['no description', { description: '' }, /no description/],
  ['previews left small', { robots: 'all' }, /large previews/],
  ['a picture that is no card', { image: `${SITE}/images/a.jpg` }, /no card/],
])('head: %s', (_case, change, fault) => {
  expect(heads(page(change)).join()).toMatch(fault);
});

test('two pages do not have one title or description', () => {
  const faults = heads(page(), page({ path: '/sco' }));
  expect(faults).toEqual([
    '/sco: same title as /plots: Plots | Site',
    '/sco: same description as /plots: Plots of land.',
  ]);
});

test.each([
  ['its own canonical', page(), true],
  ['noindex', page({ robots: 'noindex, follow' }), false],
  ['another address is canonical', { ...page(), path: '/home' }, false],
])('may be indexed: %s', (_case, built, isAllowed) => {
  expect(isIndexable(readHead(built), SITE)).toBe(isAllowed);
});

test.each<[string, unknown, RegExp]>([
  ['no trail', { '@graph': [] }, /no BreadcrumbList/],
  ['another trail than the visible one', { '@graph': [breadcrumbs(['Home', 'Land'])] }, /trail is Home > Plots/],
  ['a review', { '@graph': [breadcrumbs(['Home', 'Plots']), { '@type': 'Review' }] }, /Review/],
  [
    'the organisation again',
    { '@graph': [breadcrumbs(['Home', 'Plots']), { '@type': 'WebSite' }] },
    /a second WebSite/,
  ],
  [
    'the default coordinates',
    { '@graph': [breadcrumbs(['Home', 'Plots']), { '@type': 'Place', geo: { latitude: 28.6139 } }] },
    /without a fact: 28.6139/,
  ],
  [
    'a list of what is not there',
    {
      '@graph': [
        breadcrumbs(['Home', 'Plots']),
        { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ url: `${SITE}/x` }] },
      ],
    },
    /numberOfItems is not 1.*not on the page/,
  ],
  ['an address without host', { '@graph': [breadcrumbs(['Home', 'Plots']), { url: '/plots' }] }, /without host/],
  [
    'less than Google asks for, deep inside',
    { '@graph': [breadcrumbs(['Home', 'Plots']), { offers: { '@type': 'AggregateOffer', lowPrice: 1 } }] },
    /AggregateOffer without priceCurrency/,
  ],
  ['markup in a text', { '@graph': [breadcrumbs(['Home', 'Plots']), { name: 'a < b' }] }, /not escaped/],
])('structured data: %s', (_case, graph, fault) => {
  expect(data({ data: graph }).join()).toMatch(fault);
});

test.each([
  ['two h1', '<h1>a</h1><h1>b</h1>', /2 h1/],
  ['no h1', '<h2>a</h2>', /0 h1/],
  ['a picture without size', '<h1>a</h1><img src="/a.jpg" alt="">', /without alt, width or height/],
  ['a picture without alt', '<h1>a</h1><img src="/a.jpg" width="1" height="1">', /without alt, width or height/],
  ['one picture twice', `<h1>a</h1>${img('a.jpg')}${img('b.jpg')}${img('a.jpg')}`, /twice: \/images\/a.jpg/],
  [
    'one picture in the gallery and in the list beside it',
    `<h1>a</h1><div class="gallery">${img('a.jpg')}</div><ul class="row">${img('a.jpg')}</ul>`,
    /twice/,
  ],
  ['one picture in a link and bare', `<h1>a</h1><a href="/b">${img('a.jpeg')}</a>${img('a.jpeg')}`, /twice/],
  ['a button that does nothing', '<h1>a</h1><form><button>b</button></form><button>c</button>', /1 buttons without/],
])('markup: %s', (_case, body, fault) => {
  expect(checkMarkup(page({ body })).join()).toMatch(fault);
});

test.each([
  ['different pictures', img('a.jpg') + img('b.jpg')],
  ['a picture and its thumbnail', `${img('a.jpg')}<ul data-answered="" class="gallery-thumbs">${img('a.jpg')}</ul>`],
  ['a drawing and its choice', `${img('a.jpg')}<label><input type="radio"/>${img('a.jpg')}</label>`],
  ['a logo in two places', img('logos/a.svg') + img('logos/a.svg')],
])('markup without fault: %s', (_case, body) => {
  expect(checkMarkup(page({ body: `<h1>a</h1>${body}` }))).toEqual([]);
});

test('text as it is read', () => {
  expect(textOf('<p>a<!-- --> &amp; <b>b</b><script>x</script></p>')).toBe(' a & b ');
  expect(decodeEntities('&#x27;&#39;&quot;&lt;')).toBe(`''"<`);
});
