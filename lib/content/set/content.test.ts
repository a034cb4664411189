import { getCities, getCityKinds, getProjectsOfCityKind } from '../records/cities';
import {
  readCatalogueIcons,
  getAmenitiesSection,
  getAmenityImages,
  getSpecificationImages,
} from '../records/catalogue';
import { getContent } from './content';
import { ContentError } from '../files/faults';
import { contentDir, diskSource } from '../files/source';
import { DATA_FILES, readPublishedContent } from '../pages/data';
import { getDeveloper, getDevelopers } from '../records/developers';
import { drop, put, rewrite } from './fixtures/edit-content';
import { withEdited } from './fixtures/read-edited';
import { getFloorPlan, getFloorPlanSection } from '../records/floor-plans';
import { getLocalityPages, getTopLocalities } from '../records/localities';
import { getDefaultCoordinates, getLocation, getLocationKeys } from '../records/locations';
import { getPaymentPlansSection } from '../records/sections';
import { valueOf } from '@/lib/domain/project/page';
import { getProjects } from '../records/projects';
import { getPromo, getServices } from '../records/pages';
import { getRedirects } from '../records/redirects';
import { getSite } from '../records/site';
import { getTrendingProjects, getTrendingProjectsSection } from '../records/trending-projects';

test('developers join name, company and projects of both files', async () => {
  await withEdited([], () => {
    expect(getDevelopers().map(({ slug }) => slug)).toEqual(['vatika', 'lotus-gate']);
    expect(getDeveloper('vatika')).toMatchObject({
      projectCount: 5,
      ongoingCount: 4,
      about: ['A garden.', 'A nursery.'],
    });
    expect(getDeveloper('lotus-gate')).toMatchObject({
      href: 'https://www.lotus-gate.example',
      categories: ['residential', 'sco'],
      about: ['Water.'],
      banner: null,
    });
  });
});

test('cities have the kinds their projects are of, and no others', async () => {
  await withEdited([], () => {
    expect(getCityKinds('gurgaon')).toEqual(['new', 'residential', 'commercial', 'plots']);
    expect(getCityKinds('goa')).toEqual(['new', 'residential']);
    expect(getProjectsOfCityKind('gurgaon', 'plots').map(({ id }) => id)).toEqual(['palash-row']);
  });
});

test('localities come from the cities and the top localities, each once', async () => {
  await withEdited([], () => {
    expect(getLocalityPages().map(({ id, citySlug }) => [id, citySlug])).toEqual([
      ['sector-82-85', 'gurgaon'],
      ['sohna', 'gurgaon'],
      ['assagao', 'goa'],
    ]);
    expect(getTopLocalities().map(({ href, isCity, projectCount }) => [href, isCity, projectCount])).toEqual([
      ['/city/gurgaon', true, 5],
      ['/locality/assagao', false, 1],
    ]);
  });
});

test('trending projects, services and redirects lead to final addresses', async () => {
  const edits = [put('everythingContainer 1 slug', 'interior-design'), put('trendingProjects 1 slug', 'kamal-sarovar')];
  await withEdited(edits, () => {
    const [mogra, kamal] = getTrendingProjects();
    expect(mogra).toMatchObject({ href: '/project-details/vatika/mogra-courts', placeText: 'Sector 83, Gurgaon' });
    expect(kamal?.href).toBe('/project-details/lotus-gate/kamal-sarovar');
    expect(getServices().map(({ href }) => href)).toEqual(['/service/home-loans', '/service/interior-design']);
    expect(getRedirects()).toEqual([
      { from: '/contact', to: '/contact-us' },
      { from: '/developer-projects', to: '/developer-projects/vatika' },
      { from: '/gurgaon', to: '/city/gurgaon' },
      { from: '/city/goa', to: '/goa' },
    ]);
  });
});

test.each([
  ['both where none says otherwise', [], ['Gurgaon', 'Goa']],
  ['one where the other is none', [put('cities goa isMain', false)], ['Gurgaon']],
  ['the one with a path of its own', [put('cities gurgaon isMain', false)], ['Goa']],
  ['both where none is', [put('cities gurgaon isMain', false), put('cities goa isMain', false)], ['Gurgaon', 'Goa']],
])('main cities: %s', async (_name, edits, expected) => {
  await withEdited(edits, () => {
    expect(
      getCities()
        .filter(({ isMain }) => isMain)
        .map(({ name }) => name),
    ).toEqual(expected);
  });
});

test.each([
  ['its address below the root', 'gurgaon', [], ['/gurgaon']],
  ['its address below /city', 'goa', [], ['/city/goa']],
  ['both, at a third path', 'goa', [put('cities goa path', '/goa-north')], ['/city/goa', '/goa']],
  ['its spellings', 'gurgaon', [put('cities gurgaon otherSpellings', ['gurugram'])], ['/gurgaon', '/gurugram']],
  ['no spelling that is its path', 'goa', [put('cities goa otherSpellings', ['goa', 'gova'])], ['/city/goa', '/gova']],
])('leads to a city: %s', async (_name, slug, edits, expected) => {
  await withEdited(edits, () => {
    const to = getCities().find((city) => city.slug === slug)?.href;
    expect(
      getRedirects()
        .filter((redirect) => redirect.to === to)
        .map(({ from }) => from),
    ).toEqual(expected);
  });
});

test('texts of records are ready to show as they are read', async () => {
  const edits = [
    put('floorPlan mogra-courts floors 0 baseSellingPrice', '1.81-2 Cr'),
    put('floorPlan mogra-courts floors 0 area', '1,620 - 1,700 sq.ft'),
    put('trendingProjects 0 price', '1.81 - 2.62 Cr'),
  ];
  await withEdited(edits, () => {
    expect(getFloorPlan('mogra-courts')?.floors[0]).toMatchObject({
      priceText: '₹ 1.81 – 2 Cr',
      areaText: '1,620 – 1,700 sq.ft',
    });
    expect(getTrendingProjects()[0]?.priceText).toBe('₹ 1.81 – 2.62 Cr');
  });
});

test('the icons of the catalogue are read even where the content has faults', async () => {
  const misspelt = [put('catalogue amenities gym icon', 'dumbell'), put('residentialProjects vatika 3 price', 3)];
  await withEdited(misspelt, () => {
    expect(readCatalogueIcons(diskSource(contentDir()))).toEqual(expect.arrayContaining(['waves', 'dumbell']));
  });
  await withEdited([rewrite('catalogue', () => '{')], () => {
    expect(readCatalogueIcons(diskSource(contentDir()))).toEqual([]);
  });
});

test('sections of a project', async () => {
  await withEdited([], () => {
    expect(getFloorPlan('mogra-courts')?.floors.map(({ priceText }) => priceText)).toEqual([
      '₹ 1.81 Cr',
      '₹ 2.62 Cr',
      null,
    ]);
    expect(getFloorPlanSection('neem-court')).toEqual({ kind: 'missing' });
    expect(valueOf(getPaymentPlansSection('mogra-courts'))?.[0]?.installments[1]).toEqual({
      number: 2,
      particulars: 'Balance',
      time: 'Within 60 days',
      percentage: 90,
    });
    expect(valueOf(getAmenitiesSection('mogra-courts'))?.map(({ label, icon }) => [label, icon])).toEqual([
      ['Swimming Pool', 'waves'],
      ['Gymnasium', 'dumbbell'],
    ]);
    expect(getLocationKeys()).toEqual(['mogra-courts']);
    expect([getLocation('default'), getLocation('constructor')]).toEqual([null, null]);
    expect(getDefaultCoordinates()).toEqual({ lat: 28.6139, lng: 77.209 });
  });
});

test.each([
  ['its own pictures', [], 'mogra-courts', ['Pool']],
  ['none, where its own list is empty', [], 'palash-row', []],
  ['no default where it lists nothing', [], 'neem-court', []],
  ['the defaults that it lists', [put('projectAmenities neem-court', ['lift', 'gym'])], 'neem-court', ['Gymnasium']],
  [
    'no default for a plot',
    [drop('amenitiesImages palash-row'), put('projectAmenities palash-row', ['gym'])],
    'palash-row',
    [],
  ],
  ['no default for an office', [put('projectAmenities gulmohar-court', ['gym'])], 'gulmohar-court', []],
  [
    'no default without a key',
    [put('projectAmenities neem-court', ['gym']), drop('amenitiesImages default 0 key')],
    'neem-court',
    [],
  ],
])('amenity pictures of a project: %s', async (_case, edits, id, titles) => {
  await withEdited(edits, () => {
    expect(getAmenityImages(id).map(({ title }) => title)).toEqual(titles);
  });
});

test('specification pictures follow the same rule', async () => {
  await withEdited([put('projectSpecifications neem-court', ['modular_kitchen'])], () => {
    expect(getSpecificationImages('neem-court').map(({ title }) => title)).toEqual(['Kitchen']);
    expect(getSpecificationImages('champa-terraces')).toEqual([]);
  });
});

test('an errant content set throws every error; a lenient build leaves its records out', async () => {
  const edits = [
    put('residentialProjects vatika 3 price', 1),
    put('residentialProjects vatika 0 city', 'Nowhere'),
    put('floorPlan mogra-courts floors', 'none'),
    put('floorPlan neem-court', { floors: 7 }),
    rewrite('trendingProjects', () => '['),
    drop('promo title'),
  ];
  await withEdited(edits, () => {
    expect(() => getContent()).toThrow(ContentError);
    expect(() => getContent()).toThrow(/neem-court\) › price(.|\n)*trendingProjects\.json: is not valid JSON/);
  });
  await withEdited(
    edits,
    () => {
      expect(getProjects().map(({ id }) => id)).toEqual([
        'champa-terraces',
        'palash-row',
        'kamal-sarovar',
        'gulmohar-court',
      ]);
      expect(getFloorPlanSection('mogra-courts').kind).toBe('faulty');
      expect(getFloorPlanSection('palash-row').kind).toBe('missing');
      expect(getTrendingProjectsSection().kind).toBe('faulty');
      expect(getPromo()).toBeNull();
      expect(getSite().name).toBe('Aangan Estates');
    },
    'lenient',
  );
});

test('a lenient build drops the projects of a faulty developer or city, and amenities without a catalogue', async () => {
  const edits = [drop('leadingRealEstateDevelopers 1 type'), rewrite('catalogue', () => '')];
  await withEdited(
    edits,
    () => {
      expect(getProjects().some(({ developerSlug }) => developerSlug === 'lotus-gate')).toBe(false);
      expect(getAmenitiesSection('mogra-courts').kind).toBe('faulty');
    },
    'lenient',
  );
  await withEdited([put('site phone', 1)], () => expect(() => getContent()).toThrow(/site\.json › phone/), 'lenient');
});

test('the enquiry host of the environment counts before the file’s, and is checked like it', async () => {
  await withEdited([put('site enquiryHost', 'https://a.example/')], () =>
    expect(getSite().enquiryHost).toBe('https://a.example'),
  );
  await withEdited([], () => {
    process.env['NEXT_PUBLIC_ENQUIRY_HOST'] = 'https://b.example';
    expect(getSite().enquiryHost).toBe('https://b.example');
  });
  await withEdited([], () => {
    process.env['NEXT_PUBLIC_ENQUIRY_HOST'] = 'javascript:x';
    expect(() => getSite()).toThrow(ContentError);
  });
});

test('the files of section 3 and no others are published as they are', async () => {
  const odd = '[ ]\n\n';
  await withEdited([rewrite('globalFaqs', () => odd)], () => {
    expect(DATA_FILES).toHaveLength(16);
    expect(readPublishedContent('globalFaqs.json')).toBe(odd);
    expect(readPublishedContent('globalFaqs')).toBe(odd);
    for (const name of ['site.json', '../package.json', '__proto__', ''])
      expect(() => readPublishedContent(name)).toThrow(ContentError);
  });
});
