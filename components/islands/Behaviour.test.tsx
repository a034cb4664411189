/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Behaviour } from './Behaviour';

function finder(_root: HTMLElement, _signal: AbortSignal, _props: { fieldId?: string }) {}

test('the root of a behaviour is empty, and says its name and what it is started with', () => {
  expect(renderToStaticMarkup(<Behaviour of={finder} fieldId={'"<b>'} />)).toBe(
    '<div class="contents" data-behaviour="finder" data-props="{&quot;fieldId&quot;:&quot;\\&quot;&lt;b&gt;&quot;}"></div>',
  );
});

test('nothing to start with is not written down', () => {
  expect(renderToStaticMarkup(<Behaviour of={finder} />)).toBe('<div class="contents" data-behaviour="finder"></div>');
});
