import { renderToStaticMarkup } from 'react-dom/server';
import { Enhancer } from './Enhancer';

test('the root of an enhancer is empty, and says its name and what it is started with', () => {
  expect(renderToStaticMarkup(<Enhancer name="locationMap" placeId="office-map" mapUrl={'"<b>'} />)).toBe(
    '<div class="contents" data-enhancer="locationMap" data-props="{&quot;placeId&quot;:&quot;office-map&quot;,&quot;mapUrl&quot;:&quot;\\&quot;&lt;b&gt;&quot;}"></div>',
  );
});

test('nothing to start with is not written down', () => {
  expect(renderToStaticMarkup(<Enhancer name="shell" />)).toBe('<div class="contents" data-enhancer="shell"></div>');
});
