import { renderToStaticMarkup } from 'react-dom/server';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import { DeveloperStrip } from './DeveloperStrip';

const developers = (count: number) =>
  Array.from({ length: count }, (_, at): DeveloperSummary => {
    const logo = { kind: 'vector', src: '/images/logo.svg', width: 1, height: 1 } as const;
    const href = `/project-details/d-${at}`;
    return { slug: `d-${at}`, name: `Developer ${at}`, logo, hasOwnLogo: true, href, categories: [], projectCount: 1 };
  });

test.each([
  [27, 27],
  [466, 40],
])('of %d developers the strip shows %d', (count, shown) => {
  const html = renderToStaticMarkup(<DeveloperStrip developers={developers(count)} />);
  expect(html.match(/<h3/g)).toHaveLength(shown);
  expect(html).toContain('View All Developers');
});
