/** @jest-environment node */
import { drop, errorLines, put, warningLines, type BrokenSet } from '../set/fixtures/edit-content';

const MOGRA = 'residentialProjects.json › vatika[0] (mogra-courts)';
const NEEM = 'residentialProjects.json › vatika[3] (neem-court)';
const CHAMPA = 'residentialProjects.json › vatika[1] (champa-terraces)';
const SLIDE = 'amenitiesImages.json › mogra-courts › [0].image';
const BANNER = 'leadingRealEstateDevelopers.json › [0] (dev-01) › bgImage';
const TYPE = 'leadingRealEstateDevelopers.json › [0] (dev-01) › type';

const gallery = (...images: string[]) => put('residentialProjects vatika 0 images', images);
const lead = (project: string, image: string) => [put(`${project} image`, image), put(`${project} images`, [image])];
const slide = (image: string) => put('amenitiesImages mogra-courts', [{ image, title: 'Pool' }]);
const promo = (image: string) => put('promo image', image);
const banner = (image: string) => put('leadingRealEstateDevelopers 0 bgImage', image);
const type = (value: unknown) => put('leadingRealEstateDevelopers 0 type', value);

const CONTRADICTIONS: BrokenSet[] = [
  [
    'a gallery of two buildings',
    [gallery('projects/residential-01.jpg', 'projects/residential-02.jpg')],
    [`${MOGRA} › images[1]: shows "brick-towers", the cover shows "white-towers" (pictures.json)`],
  ],
  [
    'a cover of another building than the gallery',
    [put('residentialProjects vatika 3 image', 'projects/residential-03.jpg')],
    [
      `${NEEM} › image: shows "street-of-floors", the building of "palash-row" (pictures.json)`,
      `${NEEM} › images[0]: shows "round-towers", the cover shows "street-of-floors" (pictures.json)`,
    ],
  ],
  [
    'another building behind a pool',
    [put('pictures 4 building', 'brick-towers'), gallery('projects/residential-01.jpg', 'amenities/swimming-pool.jpg')],
    [
      'amenitiesImages.json › default › [1].image: shows "brick-towers", no building of "default" (pictures.json)',
      `${SLIDE}: shows "brick-towers", no building of "mogra-courts" (pictures.json)`,
      `${MOGRA} › images[1]: shows "brick-towers", the cover shows "white-towers" (pictures.json)`,
    ],
  ],
  [
    'a pool in the gallery of a project without one',
    [put('projectAmenities mogra-courts', ['gym']), slide('amenities/gym.jpg'), gallery('amenities/swimming-pool.jpg')],
    [`${MOGRA} › images[0]: shows swimming_pool, which the project does not list`],
  ],
  [
    'a pool beside a list without one',
    [put('projectAmenities mogra-courts', ['gym'])],
    [`${SLIDE}: shows swimming_pool, which the project does not list`],
  ],
  [
    'a lift beside a list without one',
    [slide('amenities/lift.jpg')],
    [`${SLIDE}: shows lift, which the project does not list`],
  ],
  [
    'a default picture of an unknown key',
    [put('amenitiesImages default 0 key', 'gymn')],
    ['amenitiesImages.json › default › [0].key: catalogue.json has no amenities key "gymn", did you mean gym?'],
  ],
  [
    'a default picture of the other list',
    [put('specificationsImages default 0 key', 'gym')],
    ['specificationsImages.json › default › [0].key: catalogue.json has no specifications key "gym"'],
  ],
  [
    'a promotion with another building',
    [promo('projects/residential-01.jpg')],
    ['promo.json › image: shows "white-towers", "kamal-sarovar" is "brick-towers" (pictures.json)'],
  ],
  [
    'a promotion whose project changed',
    [promo('projects/residential-02.jpg'), put('promo projectId', 'mogra-courts')],
    ['promo.json › image: shows "brick-towers", "mogra-courts" is "white-towers" (pictures.json)'],
  ],
  [
    'a banner that names another project',
    [put('site heroProjects', { 'projects/residential-01.jpg': 'kamal-sarovar' })],
    [
      'site.json › heroProjects."projects/residential-01.jpg": shows "white-towers", "kamal-sarovar" is "brick-towers" (pictures.json)',
    ],
  ],
  [
    'a developer of an unknown type',
    [type('residential, comercial')],
    [`${TYPE}: expected one of residential, commercial, plots, sco, found "comercial", did you mean commercial?`],
  ],
  [
    'an unknown type in a list',
    [type(['villas'])],
    [`${TYPE}: expected one of residential, commercial, plots, sco, found "villas"`],
  ],
  [
    'two projects with one lead picture',
    [...lead('residentialProjects vatika 1', 'projects/residential-01.jpg')],
    [`${CHAMPA} › image: shows "white-towers", the building of "mogra-courts" (pictures.json)`],
  ],
  [
    'two projects with two pictures of one building',
    [...lead('residentialProjects vatika 3', 'projects/residential-14.jpg')],
    [`${NEEM} › image: shows "white-towers", the building of "mogra-courts" (pictures.json)`],
  ],
  [
    'an office with the building of a home',
    [...lead('commercialProjects vatika 0', 'projects/residential-02.jpg')],
    [
      'commercialProjects.json › vatika[0] (gulmohar-court) › image: shows "brick-towers", the building of "kamal-sarovar" (pictures.json)',
    ],
  ],
  [
    'a city with a building of another city',
    [put('cities goa image', 'projects/residential-01.jpg')],
    ['cities.json › goa › image: shows "white-towers", and "mogra-courts" is elsewhere (pictures.json)'],
  ],
  [
    'a locality with a building of another locality',
    [put('topLocalities 1 image', 'projects/residential-03.jpg')],
    [
      'topLocalities.json › [1] (assagao) › image: shows "street-of-floors", and "palash-row" is elsewhere (pictures.json)',
    ],
  ],
  [
    'a banner with the building of another developer',
    [banner('projects/residential-02.jpg')],
    [`${BANNER}: shows "brick-towers", the building of "kamal-sarovar" (pictures.json)`],
  ],
  [
    'a picture described without a word',
    [put('pictures 0 shows', ' ')],
    ['pictures.json › [0] › shows: expected text that is not blank, found blank text'],
  ],
  [
    'a picture described twice',
    [put('pictures 1 file', 'projects/residential-01.jpg')],
    ['pictures.json › [1] › file: duplicate: "projects/residential-01.jpg" is already described'],
  ],
  [
    'a picture of an unknown amenity',
    [put('pictures 5 amenities', ['gymnasium'])],
    ['pictures.json › [5] › amenities[0]: catalogue.json has no amenities key "gymnasium"'],
  ],
];

test.each(CONTRADICTIONS)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test.each<BrokenSet>([
  [
    'neighbours with one picture',
    [
      drop('pictures 0'),
      put('residentialProjects vatika 1 image', 'projects/residential-01.jpg'),
      put('residentialProjects vatika 1 images', []),
    ],
    ['residentialProjects.json › vatika[1] (champa-terraces) › image: the same picture as mogra-courts in one row'],
  ],
  [
    'two trending cards with one picture',
    [put('trendingProjects 1 image', 'projects/residential-01.jpg')],
    ['trendingProjects.json › [1] (kamal-sarovar) › image: the same picture as mogra-courts in one row'],
  ],
  [
    'two localities with one picture',
    [put('topLocalities 1 image', 'cities/gurgaon.jpg')],
    ['topLocalities.json › [1] (assagao) › image: the same picture as gurgaon in one row'],
  ],
  [
    'a default picture without a key',
    [drop('amenitiesImages default 0 key')],
    ['amenitiesImages.json › default › [0].key: missing, no project shows it'],
  ],
])('told, not refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual([]);
  expect(warningLines(edits)).toEqual(lines);
});

test.each<BrokenSet>([
  ['a project without a list of amenities', [put('residentialProjects vatika 3 images', ['amenities/gym.jpg'])], []],
  ['a locality with a building of its own', [put('topLocalities 1 image', 'projects/residential-02.jpg')], []],
  ['a city with a building of its own', [put('cities gurgaon image', 'projects/residential-01.jpg')], []],
  ['a banner with a building of the developer', [banner('projects/residential-01.jpg')], []],
  ['types in capitals', [type('Residential, SCO')], []],
  ['a promotion with a picture of its own', [promo('hero/hero-04.jpg')], []],
])('accepted: %s', (_name, edits, lines) => {
  expect([...errorLines(edits), ...warningLines(edits)]).toEqual(lines);
});
