interface JsonScriptProps {
  type: 'application/ld+json' | 'speculationrules';
  data: object;
}

/** Data for the browser or a crawler inside the page; `<` is escaped, so no content can end the script early. */
export function JsonScript({ type, data }: JsonScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }} />;
}
