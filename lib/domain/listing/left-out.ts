/** A listing's address that says which words of a wish it leaves out; it says so until the next choice. */
export const withLeftOut = (href: string, words: string) =>
  words === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ without: words })}`;

const MOST_CHARACTERS = 80;
/** The words that an address leaves out; '' without any. */
export const leftOutOf = (query: string) => (new URLSearchParams(query).get('without') ?? '').slice(0, MOST_CHARACTERS);
