import { ROUTES } from '@/lib/domain/site/routes';

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export const ENQUIRY_STYLE_PATH = '/enquiry.css';

/** Style of the page for visitors without JavaScript, in the site's colours and fonts. */
export const ENQUIRY_STYLE = `*{box-sizing:border-box}
html{background:var(--surface);-webkit-text-size-adjust:100%}
body{margin:0;font:400 1rem/1.6 text,rupee,'text Fallback',system-ui,sans-serif;color:var(--ink);overflow-wrap:break-word}
header{background:var(--deep);padding:.5rem max(1.25rem,(100vw - 80rem)/2)}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:44px;color:#fff;text-decoration:none;font:500 1.25rem/1.25 display,'display Fallback',Georgia,serif}
header a::before{content:'';width:8px;height:8px;background:var(--mark)}
main{max-width:38rem;margin:0 auto;padding:clamp(2.5rem,1.5rem + 4vw,5rem) 1.25rem}
h1{margin:0 0 1.5rem;font:400 clamp(2.125rem,1.6rem + 2.3vw,3.5rem)/1.05 display,'display Fallback',Georgia,serif;letter-spacing:-.025em;text-wrap:balance}
p{margin:0 0 1rem}
a{color:var(--accent);font-weight:600;text-underline-offset:3px}
main>p a{display:inline-block;min-height:24px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
header :focus-visible{outline-color:var(--highlight)}
.note{padding:.875rem 1rem;border-radius:4px;border-left:4px solid}
.ok{background:var(--ok-bg);color:var(--ok);border-color:var(--ok)}
.err{background:var(--err-bg);color:var(--err);border-color:var(--err)}
form{margin:2rem 0}
.field{margin-bottom:1.25rem}
label{display:block;margin-bottom:.375rem;font-weight:600;font-size:.9375rem}
.field input,textarea{display:block;width:100%;min-height:48px;padding:.625rem .875rem;border:1px solid var(--line-strong);border-radius:4px;background:#fff;color:inherit;font:inherit;line-height:1.5}
[aria-invalid]{border:2px solid var(--err)!important}
.error{margin:.375rem 0 0;font-size:.9375rem;color:var(--err)}
.trap{position:absolute;left:-200vw}
.consent{font-size:.8125rem;line-height:1.45;color:var(--ink-2)}
button{min-height:48px;padding:.625rem 1.5rem;border:0;border-radius:4px;background:var(--enquire);color:#fff;font:600 1rem/1.2 text,rupee,'text Fallback',system-ui,sans-serif;cursor:pointer}
button:hover{background:var(--enquire-strong)}
@media (forced-colors:active){button{border:1px solid}.note{border:1px solid}}
`;

interface PageFrame {
  /** Plain words of ours. */
  heading: string;
  /** Empty if it is not known. */
  siteName: string;
  /** Origin of the site's pages; empty if it is our own. */
  siteBase?: string;
  /** Further elements of the head, each a line. */
  head?: readonly string[];
  /** Lines of HTML below the heading. */
  lines: readonly string[];
}

/** A page of the endpoint for a visitor: the site's name above, one heading, and what follows. */
export function pageFrame({ heading, siteName, siteBase = '', head = [], lines }: PageFrame): string {
  const inHead = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...head,
    `<title>${escapeHtml([heading, siteName].filter(Boolean).join(' | '))}</title>`,
    `<link rel="stylesheet" href="${ENQUIRY_STYLE_PATH}">`,
  ];
  return `<!doctype html>
<html lang="en-IN">
<head>
${inHead.join('\n')}
</head>
<body>
<header><a href="${escapeHtml(`${siteBase}${ROUTES.home}`)}">${escapeHtml(siteName || 'Home')}</a></header>
<main>
<h1>${heading}</h1>
${lines.join('\n')}
</main>
</body>
</html>
`;
}
