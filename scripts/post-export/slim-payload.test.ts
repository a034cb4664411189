/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { readPayload, replaceEverywhere } from './payload-rows';
import { slimPayload } from './slim-payload';

const push = (payload: string) => `<script>self.__next_f.push([1,${JSON.stringify(payload)}])</script>`;
const pageOf = (body: string, rows: string[]) =>
  `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows
    .map((row) => push(row.startsWith('T') ? row : `${row}\n`))
    .join('')}</body></html>`;

const FACTS =
  '<dl class="facts" tabindex="-1"><div><dt>Area</dt><dd>1,620<!-- --> <!-- -->sq.ft &amp; more</dd></div></dl>';
const FACTS_NODE = [
  '$',
  'dl',
  null,
  {
    className: 'facts',
    tabIndex: -1,
    title: '$undefined',
    children: ['$', 'div', 'Area', { children: [['$', 'dt', null, { children: 'Area' }], '$L2'] }],
  },
];
const AREA_ROW = `2:${JSON.stringify(['$', 'dd', null, { children: ['1,620', ' ', 'sq.ft & more'] }])}`;

/** What a browser would read from the page's payload script. */
function payloadOf(html: string): string {
  const pushes: [number, string?][] = [];
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  runInNewContext(scripts.join(';'), { self: { __next_f: pushes } });
  return pushes.map(([, text]) => text ?? '').join('');
}

const rootOf = (html: string) => JSON.parse(/0:(\["\$","section".*)\n/.exec(payloadOf(html))?.[1] ?? 'null') as unknown;

test('what no script touches travels as the markup of the page', () => {
  const html = pageOf(`<main><section>${FACTS}</section></main>`, [
    AREA_ROW,
    `0:${JSON.stringify(['$', 'section', null, { children: FACTS_NODE }])}`,
  ]);
  const slim = slimPayload(html);
  expect(payloadOf(slim)).toBe(
    `f000:T${FACTS.length.toString(16)},${FACTS}0:["$","section",null,{"dangerouslySetInnerHTML":{"__html":"$f000"}}]\n`,
  );
  expect(slim.replace(/<script>.*?<\/script>/gs, '')).toBe(html.replace(/<script>.*?<\/script>/gs, ''));
});

test('an island keeps its element and its props, what stands around it is exchanged', () => {
  const island = ['$', '$L5', 'gallery', { total: 6, note: null }];
  const html = pageOf(`<section id="a">${FACTS}<p>1 / 6</p></section>`, [
    AREA_ROW,
    '5:I[1,["7","chunk.js"],"Carousel"]',
    `0:${JSON.stringify(['$', 'section', 'a', { id: 'a', children: [FACTS_NODE, island] }])}`,
  ]);
  expect(rootOf(slimPayload(html))).toEqual([
    '$',
    'section',
    null,
    {
      id: 'a',
      children: [
        ['$', 'dl', null, { className: 'facts', tabIndex: -1, dangerouslySetInnerHTML: { __html: '$f000' } }],
        ['$', '$L5', 'gallery', { total: 6, note: null }],
      ],
    },
  ]);
});

test.each<[string, string, unknown]>([
  [
    'other markup than the page has',
    '<section><p>Something else altogether, and long enough</p></section>',
    FACTS_NODE,
  ],
  [
    'an input, whose value React keeps',
    `<section><label>Loan amount in rupees, as you like<input value="5"/></label></section>`,
    ['$', 'label', null, { children: ['Loan amount in rupees, as you like', ['$', 'input', null, { value: 5 }]] }],
  ],
  [
    'markup that is set already',
    '<section><div><p>A paragraph that is long enough to be worth it, surely</p></div></section>',
    ['$', 'div', null, { dangerouslySetInnerHTML: { __html: '<p>A paragraph</p>' } }],
  ],
])('leaves %s', (_case, body, node) => {
  const html = pageOf(body, [AREA_ROW, `0:${JSON.stringify(['$', 'section', null, { children: node }])}`]);
  expect(payloadOf(slimPayload(html))).not.toContain('f000');
});

test('equal markup travels once', () => {
  const html = pageOf(`<section>${FACTS}</section><section>${FACTS}</section>`, [
    AREA_ROW,
    `0:${JSON.stringify([1, 2].map((key) => ['$', 'section', `${key}`, { children: FACTS_NODE }]))}`,
  ]);
  expect(payloadOf(slimPayload(html)).match(/f000:T/g)).toHaveLength(1);
});

test('text rows are counted in bytes and may hold anything', () => {
  const text = 'Sector 83 – ₹ 1.81 Cr\n`${hostile}` \\ </script><script>';
  const html = pageOf('<p></p>', [
    `T`.replace('T', `3:T${Buffer.byteLength(text).toString(16)},${text}0:["$","p",null,{"title":"$3"}]`),
  ]);
  const slim = slimPayload(html);
  expect(readPayload(html)[0]).toEqual({ kind: 'text', id: '3', text });
  expect(payloadOf(slim)).toContain(`3:T${Buffer.byteLength(text).toString(16)},${text}`);
  expect(slim.match(/<script>/g)).toHaveLength(2);
});

test('a page without payload stays as it is', () => {
  expect(slimPayload('<html><body><p>Moved</p></body></html>')).toBe('<html><body><p>Moved</p></body></html>');
});

test('words are replaced in the page and its payload, whose lengths stay right, as often as one likes', () => {
  const link = '<p>All that is known of it stands in <a href="/brochure/a">the brochure</a></p>';
  const node = [
    'All that is known of it stands in ',
    ['$', 'a', null, { href: '/brochure/a', children: 'the brochure' }],
  ];
  const html = pageOf(`<section>${link}</section>`, [
    `0:${JSON.stringify(['$', 'section', null, { children: ['$', 'p', null, { children: node }] }])}`,
  ]);
  const slim = slimPayload(html);
  expect(slimPayload(slim)).toBe(slim);
  const there = replaceEverywhere(slim, /\/brochure\/a(?=")/g, '/brochures/a.pdf');
  expect(there).toContain('<section><p>All that is known of it stands in <a href="/brochures/a.pdf">');
  expect(payloadOf(there)).toMatch(
    new RegExp(`^f000:T${(link.length + 5).toString(16)},<p>All .*/brochures/a.pdf.*</p>0:`),
  );
  expect(replaceEverywhere(there, /\/brochures\/a\.pdf(?=")/g, '/brochure/a')).toBe(slim);
});
