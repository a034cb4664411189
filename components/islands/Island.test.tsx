import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from './Island';

/** Texts in the place of the forms themselves. */
jest.mock('./registry', () => ({
  ISLANDS: {
    EmiCalculator: ({ sharePercent }: { sharePercent: number }) => <b>{sharePercent}</b>,
    EnquiryForm: ({ children }: { children?: object }) => <section>{children as never}</section>,
  },
}));

const START = { loanRupees: 1, annualRatePercent: 2, tenureYears: 3 };

test('name, time and props stand beside the markup', () => {
  expect(
    renderToStaticMarkup(<Island name="EmiCalculator" when="near" askedBy="loan" sharePercent={3} start={START} />),
  ).toBe(
    '<div class="contents" data-island="EmiCalculator" data-when="near" data-asked-by="loan"' +
      ' data-props="{&quot;sharePercent&quot;:3,&quot;start&quot;:{&quot;loanRupees&quot;:1,&quot;annualRatePercent&quot;:2,&quot;tenureYears&quot;:3}}"><b>3</b></div>',
  );
});

test('what an island keeps is marked, and not among its props', () => {
  expect(
    renderToStaticMarkup(
      <Island name="EnquiryForm" channel="footer" host={'"<b>'}>
        <p>1</p>
      </Island>,
    ),
  ).toBe(
    '<div class="contents" data-island="EnquiryForm"' +
      ' data-props="{&quot;channel&quot;:&quot;footer&quot;,&quot;host&quot;:&quot;\\&quot;&lt;b&gt;&quot;}">' +
      '<section><div class="contents" data-kept=""><p>1</p></div></section></div>',
  );
});
