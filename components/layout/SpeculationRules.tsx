import { JsonScript } from './JsonScript';

/** Where homes are listed or told of, and so most visitors go. */
const PRERENDERED = [
  ...['/trending-*', '/project-details/*', '/projects*', '/residential*', '/commercial*', '/plots*', '/sco*'],
  ...['/city/*', '/locality/*'],
];

/**
 * A project or a listing is made before the visitor comes; any other page of this site is fetched, but not data, files
 * and the enquiry endpoint. Browsers do neither where data or power is saved. Scripts wait (`start.ts`).
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/data/*', '/*.*', '/contact'] } },
          { not: { selector_matches: '[download],[target=_blank],[data-enquiry]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prerender: [
    {
      where: {
        and: [
          { href_matches: PRERENDERED },
          // What opens in a window of its own would be made twice.
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Prepares the next page while the pointer rests on its link (routes-and-content, Pages). */
export function SpeculationRules() {
  return <JsonScript type="speculationrules" data={RULES} />;
}
