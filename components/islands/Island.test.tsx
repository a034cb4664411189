/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from './Island';

function Counter({ total, label }: { total: number; label?: string }) {
  return <b>{`${label ?? ''}${total}`}</b>;
}
function Box({ children }: { children?: ReactNode }) {
  return <section>{children}</section>;
}

test('name and props stand beside the markup', () => {
  expect(renderToStaticMarkup(<Island of={Counter} total={3} label={'"<b>'} />)).toBe(
    '<div class="contents" data-island="Counter" data-props="{&quot;total&quot;:3,&quot;label&quot;:&quot;\\&quot;&lt;b&gt;&quot;}">' +
      '<b>&quot;&lt;b&gt;3</b></div>',
  );
});

test('what an island keeps is marked, and not among its props', () => {
  expect(
    renderToStaticMarkup(
      <Island of={Box}>
        <p>1</p>
      </Island>,
    ),
  ).toBe(
    '<div class="contents" data-island="Box" data-props="{}"><section><div class="contents" data-kept=""><p>1</p></div></section></div>',
  );
});

test('a reference of the build is known by its export', () => {
  const reference = Object.assign(() => null, { $$id: '/app/components/Gallery.island.tsx#Gallery' });
  expect(renderToStaticMarkup(<Island of={reference} />)).toContain('data-island="Gallery"');
});

test('an island that is fetched when it is used says so behind its name', () => {
  expect(renderToStaticMarkup(<Island of={Counter} when="used" total={3} />)).toContain(
    '<div class="contents" data-island="Counter" data-when="used" data-props="{&quot;total&quot;:3}">',
  );
});
