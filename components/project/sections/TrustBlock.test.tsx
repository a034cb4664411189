import { renderToStaticMarkup } from 'react-dom/server';
import { aProjectPage } from '@/lib/domain/project/fixtures/project';
import type { ProjectTrust } from '@/lib/domain/project/trust';
import { TrustBlock } from './TrustBlock';

const REGISTERED: ProjectTrust = {
  ...aProjectPage().trust,
  rera: { kind: 'registered', number: 'RC/1' },
  registrations: [{ name: null, number: 'RC/1', facts: [] }],
  authority: { short: 'HARERA Gurugram', siteUrl: 'https://haryanarera.gov.in' },
  href: 'https://haryanarera.gov.in',
  qr: { src: '/data/qr/rera-gurugram.svg', caption: 'Opens haryanarera.gov.in' },
};
const draw = (over: Partial<ProjectTrust> = {}) =>
  renderToStaticMarkup(<TrustBlock trust={{ ...REGISTERED, ...over }} project={{ id: 'mogra', name: 'Mogra' }} />);

test('a registered project: number with its button, code, authority', () => {
  const html = draw();
  expect(html).toMatch(
    /RERA No\. <strong translate="no">RC\/1<\/strong> <button type="button" value="RC\/1"[^>]*noscript:hidden[^>]*><span data-said="">Copy<\/span>/,
  );
  expect(html).toMatch(/<img src="\/data\/qr\/rera-gurugram\.svg"[^>]*width="96" height="96"/);
  expect(html).toMatch(/Opens haryanarera\.gov\.in\. <a href="https:\/\/haryanarera\.gov\.in"[^>]*>HARERA Gurugram/);
});

test('each phase has its number, its button and its facts', () => {
  const html = draw({
    registrations: [
      { name: 'Phase 1', number: 'RC/1', facts: ['valid until 31 Mar 2029'] },
      { name: 'Phase 2', number: 'RC/2', facts: [] },
    ],
  });
  expect(html).toMatch(
    /Phase 1: RERA No\. <strong translate="no">RC\/1<\/strong>[^]*?<\/button>, valid until 31 Mar 2029<\/p>/,
  );
  expect(html.match(/>Copy</g)).toHaveLength(2);
});

test.each<[ProjectTrust['checked'], RegExp]>([
  [{ kind: 'never' }, /<p class="text-ink-2"><a [^>]*>Report an error/],
  [{ kind: 'old' }, /Ask for today’s price\. <a /],
  [
    { kind: 'fresh', day: '2026-11-04' },
    /<span data-check="fresh">Price and availability checked with the developer on <time dateTime="2026-11-04">4 Nov 2026<\/time><\/span><span data-check="old" hidden="">Ask for today’s price<\/span>\. </,
  ],
])('a check that is %j', (checked, html) => {
  expect(draw({ checked })).toMatch(html);
});

test('without a number there is no code, and the sentence stands', () => {
  const html = draw({ registrations: [], qr: null, sentence: 'No registration number on file.' });
  expect(html).not.toMatch(/<img|Copy/);
  expect(html).toContain('No registration number on file.');
});
