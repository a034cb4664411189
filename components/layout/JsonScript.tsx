/** Structured data of a page, one object for each thing it describes. */
export function JsonLd({ data }: { data: object }) {
  return <JsonScript type="application/ld+json" data={data} />;
}

interface JsonScriptProps {
  type: 'application/ld+json' | 'speculationrules';
  data: object;
}

/** Data for the browser or a crawler inside the page; `<` is escaped, so no content can end the script early. */
export function JsonScript({ type, data }: JsonScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }} />;
}
