import { JsonScript } from './JsonScript';

/** Matches pages of this site, but not data, files and the enquiry endpoint. */
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
};

/** Prefetches the next page while the pointer rests on its link (routes-and-content, Pages). */
export function SpeculationRules() {
  return <JsonScript type="speculationrules" data={RULES} />;
}
