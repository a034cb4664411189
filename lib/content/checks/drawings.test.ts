/** @jest-environment node */
import { drop, errorLines, put, rewrite, warningLines, type BrokenSet } from '../set/fixtures/edit-content';

const PLAN = 'floorPlan.json › mogra-courts › floors';
const SITE = 'sitePlanData.json › mogra-courts › sitePlanImages';
const MAP = 'locationData.json › mogra-courts › images[0]';

const floor = (at: number, image: string) => put(`floorPlan mogra-courts floors ${at} images`, [{ url: image }]);
const sitePlans = (...images: string[]) => put('sitePlanData mogra-courts sitePlanImages', images);
const text = (words: string) => put('residentialProjects vatika 0 longDescription', words);
const noShortText = drop('residentialProjects vatika 0 shortDescription');

const CONTRADICTIONS: BrokenSet[] = [
  [
    'a drawing of another area',
    [put('floorPlan mogra-courts floors 0 area', '1,885 sq.ft')],
    [`${PLAN}[0].images[0].url: the drawing says "1,620 sq.ft", the record "1,885 sq.ft"`],
  ],
  [
    'an area a little larger than drawn',
    [put('floorPlan mogra-courts floors 0 area', '1,625 sq.ft')],
    [`${PLAN}[0].images[0].url: the drawing says "1,620 sq.ft", the record "1,625 sq.ft"`],
  ],
  [
    'a drawn super area called carpet',
    [put('floorPlan mogra-courts floors 0 area', '1,620 sq.ft carpet')],
    [`${PLAN}[0].images[0].url: the drawing says "1,620 sq.ft", the record "1,620 sq.ft carpet"`],
  ],
  [
    'a drawn carpet area shown as super',
    [
      put('floorPlan mogra-courts floors 0', {
        configuration: '2 BHK',
        area: '640 sq.ft',
        images: [{ url: 'floor-plans/2bhk-a.png' }],
      }),
    ],
    [`${PLAN}[0].images[0].url: the drawing says "640 sq.ft carpet", the record "640 sq.ft"`],
  ],
  [
    'a drawing of another configuration',
    [put('floorPlan mogra-courts floors 0 configuration', '3 BHK + Study')],
    [`${PLAN}[0].images[0].url: the drawing says "3 BHK", the record "3 BHK + Study"`],
  ],
  [
    'another home’s drawing: area and configuration',
    [floor(1, 'floor-plans/3bhk-a.png')],
    [
      `${PLAN}[1].images[0].url: the drawing says "1,620 sq.ft", the record "2,340 sq.ft"`,
      `${PLAN}[1].images[0].url: the drawing says "3 BHK", the record "4 BHK"`,
    ],
  ],
  [
    'the second drawing of a home',
    [
      put('floorPlan mogra-courts floors 0 images', [
        { url: 'floor-plans/3bhk-a.png' },
        { url: 'floor-plans/4bhk-a.png' },
      ]),
    ],
    [
      `${PLAN}[0].images[1].url: the drawing says "2,340 sq.ft", the record "1,620 sq.ft"`,
      `${PLAN}[0].images[1].url: the drawing says "4 BHK", the record "3 BHK"`,
    ],
  ],
  [
    'a drawing named with its folder',
    [floor(1, 'images/floor-plans/2bhk-a.png')],
    [
      `${PLAN}[1].images[0].url: the drawing says "640 sq.ft carpet", the record "2,340 sq.ft"`,
      `${PLAN}[1].images[0].url: the drawing says "2 BHK", the record "4 BHK"`,
    ],
  ],
  [
    'a site plan as floor plan',
    [floor(0, 'site-plans/site-01.png')],
    [`${PLAN}[0].images[0].url: expected a floor plan, the picture is a site plan (drawings.json)`],
  ],
  [
    'a floor plan as site plan',
    [sitePlans('floor-plans/3bhk-a.png')],
    [`${SITE}[0]: expected a site plan, the picture is a floor plan (drawings.json)`],
  ],
  [
    'another project’s site plan',
    [sitePlans('site-plans/site-02.png')],
    [`${SITE}[0]: the drawing is of "kamal-sarovar"`],
  ],
  [
    'two master plans of one project',
    [put('drawings 4 project', 'mogra-courts'), sitePlans('site-plans/site-01.png', 'site-plans/site-02.png')],
    [`${SITE}[1]: expected one site plan, found 2`],
  ],
  [
    'eight towers drawn, four in the text',
    [put('drawings 3 towers', 8)],
    [`${SITE}[0]: the drawing shows 8 towers, the project’s text says 4`],
  ],
  [
    'four towers drawn, six blocks in the text',
    [noShortText, text('Six blocks of ten floors.')],
    [`${SITE}[0]: the drawing shows 4 towers, the project’s text says 6`],
  ],
  [
    'two numbers in the text, neither drawn',
    [noShortText, text('Two slim towers, then three towers.')],
    [`${SITE}[0]: the drawing shows 4 towers, the project’s text says 2 and 3`],
  ],
  [
    'a drawn plot larger than told',
    [put('drawings 3 acres', 19.6), text('Four towers on a 6.4-acre plot.')],
    [`${SITE}[0]: the drawing shows 19.6 acres, the project’s text says 6.4`],
  ],
  [
    'acres in words',
    [text('Four towers on five acres.')],
    [`${SITE}[0]: the drawing shows 6.4 acres, the project’s text says 5`],
  ],
  [
    'a map of another city',
    [put('locationData mogra-courts images 0', 'location-maps/map-04.png')],
    [`${MAP}: the map is of Noida, the project is in Gurgaon`],
  ],
  [
    'a map that does not reach the project',
    [put('locationData mogra-courts images 0', 'location-maps/map-05.png')],
    [`${MAP}: the map does not reach Sector 83, NH 8, Gurgaon`],
  ],
  [
    'a floor plan as map',
    [put('locationData mogra-courts images 0', 'floor-plans/3bhk-a.png')],
    [`${MAP}: expected a corridor map, the picture is a floor plan (drawings.json)`],
  ],
  [
    'a project that moved off its map',
    [put('residentialProjects vatika 0 localities', 'Sector 99, Gurgaon')],
    [`${MAP}: the map does not reach Sector 99, Gurgaon`],
  ],
  [
    'a drawing described twice',
    [put('drawings 1 file', 'floor-plans/3bhk-a.png')],
    ['drawings.json › [1] › file: duplicate: "floor-plans/3bhk-a.png" is already described'],
  ],
];

test.each(CONTRADICTIONS)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test.each<BrokenSet>([
  ['a drawing without a description', [floor(0, 'floor-plans/other.png')], []],
  ['a text without numbers', [noShortText, text('A quiet court.')], []],
  ['the other spelling of an area', [put('floorPlan mogra-courts floors 0 area', '1620 sq ft')], []],
  [
    'a set that describes no drawing and no picture',
    [rewrite('drawings', () => null), rewrite('pictures', () => null), sitePlans('floor-plans/3bhk-a.png')],
    [],
  ],
])('accepted: %s', (_name, edits, lines) => {
  expect([...errorLines(edits), ...warningLines(edits)]).toEqual(lines);
});
