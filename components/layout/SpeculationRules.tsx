import { JsonScript } from './JsonScript';

/** Pages of this site, without data, files and the enquiry endpoint. */
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

/** The next page is fetched while the pointer rests on its link (routes-and-content, Pages). */
export function SpeculationRules() {
  return <JsonScript type="speculationrules" data={RULES} />;
}
