/** A question or term with its answer, and the page that says more. */
export interface FoundAnswer {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
  /** Words of the query that it does not take into account; '' or nothing without any. */
  leftOut?: string;
  /** Questions that may come next. */
  replies?: string[];
}

/** An answer by a page or a calculator of the site; `rest` is what it does not take into account. */
export interface ToolAnswer extends FoundAnswer {
  rest: string;
}
