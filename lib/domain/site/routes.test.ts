import { brochurePdfPath, categoryDevelopersPath, listingVariantPath, parseProjectPath } from './routes';

// The other addresses are stated where they are opened: in e2e.
test.each([
  [brochurePdfPath('vatika', 'mogra'), '/brochures/vatika/mogra.pdf'],
  [categoryDevelopersPath('sco'), '/sco-projects'],
  [listingVariantPath('/projects', false, 2), '/projects/page/2'],
  [listingVariantPath('/projects', true, 1), '/projects/commercial'],
])('%s is at %s', (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ['/project-details/vatika/no-such', { developer: 'vatika', id: 'no-such' }],
  ['/project-details/vatika/a/b', null],
  ['/en/project-details/vatika/mogra', null],
])('%s asks for %j', (path, expected) => {
  expect(parseProjectPath(path)).toEqual(expected);
});
