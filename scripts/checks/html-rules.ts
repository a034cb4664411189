import type { ConfigData } from 'html-validate';

/** What html-validate asks of every page. Each rule that is off or softened says why. */
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
    // A button in a form sends it and a plain input takes text: the defaults are what is meant.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // A question with several boxes is one name, and so are a slider and the number beside it.
    'form-dup-name': 'off',
    // Filters act as they are set, and are not shown without scripts: there is nothing to submit.
    'wcag/h32': 'off',
    // A list may be named; the rule would rather it were not.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The numbers and addresses are printed as the specification and the content write them.
    'tel-non-breaking': 'off',
    // Length is judged by the audit of the heads, where the wording can be chosen by what fits.
    'long-title': 'off',
    // Subresource integrity is the business of the host rules: every script is our own.
    'require-sri': 'off',
  },
};
