interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

declare const trustedTypes: TrustedTypes | undefined;

// The content policy of the site's hosts knows it by this name, and no other.
const policy =
  typeof trustedTypes === 'undefined'
    ? null
    : trustedTypes.createPolicy('built-markup', { createHTML: (html) => html });

/** Markup that the page was built with, as browsers with Trusted Types want it; never for what anybody typed. */
export function toTrustedMarkup(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
