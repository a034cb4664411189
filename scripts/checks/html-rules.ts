import type { ConfigData } from 'html-validate';

/** Rules of html-validate for every page. A comment gives the reason for each rule that is off or softened. */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes <br/>, charSet="", async="" and crossorigin="": valid HTML in its own spelling.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows; white space in an id stays an error.
    'valid-id': ['error', { relaxed: true }],
    // The defaults are intended: a button in a form submits it, an input without a type takes text.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // The checkboxes of one question share a name, and so do a slider and its number field.
    'form-dup-name': 'off',
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
