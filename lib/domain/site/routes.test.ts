import {
  brochurePath,
  brochurePdfPath,
  categoryDevelopersPath,
  categoryPath,
  cityKindPath,
  cityPath,
  developerPath,
  FIXED_REDIRECTS,
  floorPlansPath,
  listingPath,
  listingVariantPath,
  localityPath,
  locationPath,
  parseProjectPath,
  projectPath,
  ROUTES,
  servicePath,
} from './routes';

test('addresses are those of the specification (spec 2)', () => {
  expect(ROUTES).toEqual({
    home: '/',
    about: '/about',
    career: '/career',
    contact: '/contact-us',
    trending: '/trending-projects',
    projects: '/projects',
    developersList: '/project-details',
    developersDirectory: '/developers',
    floorPlans: '/floor-plans',
    comingSoon: '/coming-soon',
    shortlist: '/shortlist',
    privacy: '/privacy-policy',
    costOfBuying: '/cost-of-buying',
    affordability: '/affordability',
    notFound: '/not-found',
    notSent: '/enquiry-not-sent',
  });
  expect(FIXED_REDIRECTS).toEqual({ '/contact': '/contact-us' });
});

test.each([
  [developerPath('vatika'), '/project-details/vatika'],
  [projectPath('vatika', 'mogra'), '/project-details/vatika/mogra'],
  [brochurePath('vatika', 'mogra'), '/brochure/vatika/mogra'],
  [brochurePdfPath('vatika', 'mogra'), '/brochures/vatika/mogra.pdf'],
  [listingPath('vatika'), '/developer-projects/vatika'],
  [listingPath('vatika', 'gurgaon'), '/developer-projects/vatika/gurgaon'],
  [categoryPath('sco'), '/sco'],
  [categoryDevelopersPath('sco'), '/sco-projects'],
  [cityPath('gurgaon'), '/city/gurgaon'],
  [cityKindPath('gurgaon', 'plots'), '/city/gurgaon/plots'],
  [floorPlansPath('vatika'), '/floor-plans/vatika'],
  [locationPath('mogra'), '/location/mogra'],
  [localityPath('sohna'), '/locality/sohna'],
  [servicePath('home-loans'), '/service/home-loans'],
  [listingVariantPath('/projects', false, 1), '/projects'],
  [listingVariantPath('/projects', false, 2), '/projects/page/2'],
  [listingVariantPath('/projects', true, 1), '/projects/commercial'],
  [listingVariantPath('/projects', true, 3), '/projects/commercial/page/3'],
])('%s is at %s', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['/project-details/vatika/no-such', { developer: 'vatika', id: 'no-such' }],
  ['/project-details/vatika/no-such/', { developer: 'vatika', id: 'no-such' }],
  ['/project-details/M%20R/%3Cb%3E', { developer: 'M R', id: '<b>' }],
  ['/project-details/vatika/100%', { developer: 'vatika', id: '100%' }],
  ['/project-details/vatika', null],
  ['/project-details/vatika/a/b', null],
  ['/nowhere', null],
  ['/project-details//mogra', null],
  ['/en/project-details/vatika/mogra', null],
])('%s asks for %j', (path, expected) => {
  expect(parseProjectPath(path)).toEqual(expected);
});
