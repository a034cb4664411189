import { escapeHtml } from '../enquiry/page-frame';
import type { OfficeRole } from '../store/office-users';
import { formKey } from './session';

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

export const STYLE_PATH = '/office/style.css';

/** What every page of a signed-in user knows. */
export interface Visit {
  siteName: string;
  user: string;
  role: OfficeRole;
  token: string;
  /** What the whole office should know, in sentences. */
  alarms: readonly string[];
}

interface Layout {
  /** No names of visitors: the browser keeps it in its history. */
  title: string;
  siteName: string;
  visit?: Visit;
  body: HtmlValue;
}

/** A whole page of the inbox. */
export function layout({ title, siteName, visit, body }: Layout): Html {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | ${siteName} office</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <a class="brand" href="/office">${siteName} <span>office</span></a>
          ${visit && menu(visit)}
        </header>
        <main>${visit?.alarms.map((alarm) => note('err', alarm))} ${body}</main>
      </body>
    </html> `;
}

function menu({ user, role, token }: Visit): Html {
  return html`<nav aria-label="Office">
    <a href="/office">Enquiries</a>
    ${role === 'manager' && html`<a href="/office/report">Report</a>`}
    <a href="/office/visits">Visits</a>
    ${role === 'manager' && html`<a href="/office/team">Team</a>`}
    ${role === 'manager' && html`<a href="/office/audit">Who did what</a>`}
    <form method="post" action="/office/sign-out">${keyField(token)}<button>Sign out ${user}</button></form>
  </nav>`;
}

/** The hidden field that every form of a session has. */
export function keyField(token: string): Html {
  return html`<input type="hidden" name="key" value="${formKey(token)}" />`;
}

export function hiddenField(name: string, value: string): HtmlValue {
  return value !== '' && html`<input type="hidden" name="${name}" value="${value}" />`;
}

export function note(tone: 'ok' | 'err', text: string): HtmlValue {
  return text !== '' && html`<p class="note ${tone}" role="${tone === 'ok' ? 'status' : 'alert'}">${text}</p>`;
}

/** A labelled input; `more` are its further attributes. */
export function inputField(name: string, label: string, more: HtmlValue): Html {
  return html`<div>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" ${more} />
  </div>`;
}

/** A labelled choice among values with their words. */
export function selectField(
  name: string,
  label: string,
  options: readonly (readonly [value: string, words: string])[],
  chosen = '',
  className = '',
): Html {
  return html`<div class="${className}">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, words]) => html`<option value="${value}" ${value === chosen && html`selected`}>${words}</option>`)}
    </select>
  </div>`;
}

/** A table that scrolls in its own width. */
export function table(name: string, columns: readonly string[], rows: readonly (readonly HtmlValue[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

interface PageLinks {
  page: number;
  last: number;
  pathOf: (page: number) => string;
  /** 'Page 1 of 3'. */
  name: string;
}

/** Links to the newer and the older page. */
export function pageLinks({ page, last, pathOf, name }: PageLinks): Html {
  const link = (to: number, label: string) => to >= 1 && to <= last && html`<a href="${pathOf(to)}">${label}</a>`;
  return html`<nav class="pages" aria-label="Pages">
    ${link(page - 1, 'Newer')} <span>${name}</span> ${link(page + 1, 'Older')}
  </nav>`;
}
