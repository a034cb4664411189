import { escapeHtml } from '../enquiry/escape-html';

/** Markup. Only `html` makes it, so every text in it was escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** A template whose values are escaped, unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));
}

function toMarkup(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return escapeHtml(String(value));
}
