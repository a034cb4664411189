import type { ConfigData } from 'html-validate';

/** Rules of html-validate for every page. A comment gives the reason for each rule that is off or softened. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // HTML allows <details> in a heading cell; the package takes it for a section.
    {
      th: {
        permittedDescendants: [
          { exclude: ['header', 'footer', 'article', 'aside', 'nav', 'section', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] },
        ],
      },
    },
  ],
  rules: {
    // React writes <br/>, charSet="", async="" and crossorigin="": valid HTML in its own spelling.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows; white space in an id stays an error.
    'valid-id': ['error', { relaxed: true }],
    // A button without type submits the form it is in (page-markup.ts finds those in none), an input takes text.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // The checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Filters act at once and are hidden without scripts, so there is nothing to submit.
    'wcag/h32': 'off',
    // ARIA allows a label on a list, the rule does not.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers and addresses appear as the specification and the content write them.
    'tel-non-breaking': 'off',
    // The audit of page heads checks the length of titles.
    'long-title': 'off',
    // Every script is our own, so subresource integrity is left to the host rules.
    'require-sri': 'off',
  },
};
