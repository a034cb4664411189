import { JsonScript } from './JsonScript';

/** Structured data of a page, one object for each thing it describes. */
export function JsonLd({ data }: { data: object }) {
  return <JsonScript type="application/ld+json" data={data} />;
}
