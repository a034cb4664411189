import { ROUTES } from '@/lib/domain/site/routes';
import { escapeHtml } from './escape-html';
import { ENQUIRY_STYLE_PATH } from './style';

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
