import { aProject } from '../project/fixtures/project';
import {
  allProjectsTrail,
  brochureTrail,
  categoryTrail,
  cityKindTrail,
  cityTrail,
  developerListingTrail,
  pageTrail,
  projectTrail,
  localityTrail,
  sectionTrail,
} from './trail';

const PLAIN = { isCommercial: false, page: 1 };
const GURGAON = { slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon' };
const GOA = { slug: 'goa', name: 'Goa', href: '/goa' };
const VATIKA = { slug: 'vatika', name: 'Vatika' };

/** A step without an address is text. */
test.each([
  ['a page', pageTrail('About'), ['Home /', 'About']],
  [
    'a locality',
    localityTrail({ id: 'sohna', name: 'Sohna' }, { isCommercial: false, page: 2 }),
    ['Home /', 'Locality', 'Sohna /locality/sohna', 'Page 2 /locality/sohna/page/2'],
  ],
  ['a service', sectionTrail('Services', 'Home Loans'), ['Home /', 'Services', 'Home Loans']],
  [
    'a project',
    projectTrail(aProject()),
    [
      'Home /',
      'Developers /project-details',
      'Vatika /project-details/vatika',
      'Mogra Courts /project-details/vatika/mogra-courts',
    ],
  ],
  ['brochure', brochureTrail(aProject()), ['Home /', 'Mogra Courts /project-details/vatika/mogra-courts', 'Brochure']],
  ['a city with a path of its own', cityTrail(GOA), ['Home /', 'Goa /goa']],
  [
    'a city’s plots',
    cityKindTrail(GURGAON, 'plots', PLAIN),
    ['Home /', 'City', 'Gurgaon /city/gurgaon', 'Plots /city/gurgaon/plots'],
  ],
  ['a category', categoryTrail('sco', PLAIN), ['Home /', 'SCO /sco']],
  [
    'the other type, page 2',
    allProjectsTrail({ isCommercial: true, page: 2 }),
    ['Home /', 'All Projects /projects', 'Commercial /projects/commercial', 'Page 2 /projects/commercial/page/2'],
  ],
  [
    'a developer’s listing',
    developerListingTrail(VATIKA, null, { isCommercial: true, page: 1 }),
    [
      'Home /',
      'Developer Projects',
      'Vatika /developer-projects/vatika',
      'Commercial /developer-projects/vatika/commercial',
    ],
  ],
  [
    'a developer in a city',
    developerListingTrail(VATIKA, GURGAON, PLAIN),
    ['Home /', 'Developer Projects', 'Vatika /developer-projects/vatika', 'Gurgaon /developer-projects/vatika/gurgaon'],
  ],
])('the trail to %s', (_case, trail, steps) => {
  expect(trail.map(({ name, href }) => (href === null ? name : `${name} ${href}`))).toEqual(steps);
});
