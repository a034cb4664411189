import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from './Island';

/** Texts in the place of the forms themselves. */
jest.mock('./registry', () => ({
  ISLANDS: {
    EmiCalculator: ({ startingLoanRupees }: { startingLoanRupees: number }) => <b>{startingLoanRupees}</b>,
    EnquiryForm: ({ children }: { children?: object }) => <section>{children as never}</section>,
  },
}));

test('name, time and props stand beside the markup', () => {
  expect(
    renderToStaticMarkup(<Island name="EmiCalculator" when="near" askedBy="loan" startingLoanRupees={3} hasPrice />),
  ).toBe(
    '<div class="contents" data-island="EmiCalculator" data-when="near" data-asked-by="loan"' +
      ' data-props="{&quot;startingLoanRupees&quot;:3,&quot;hasPrice&quot;:true}"><b>3</b></div>',
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
