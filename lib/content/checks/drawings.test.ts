import { errorLines, put, rewrite, warningLines, type BrokenSet, readCases } from '../set/fixtures/edit-content';

const sitePlans = (...images: string[]) => put('sitePlanData mogra-courts sitePlanImages', images);

const CONTRADICTIONS = readCases(String.raw`
a drawing of another area
  floorPlan mogra-courts floors 0 area = "1,885 sq.ft"
> floorPlan.json › mogra-courts › floors[0].images[0].url: the drawing says "1,620 sq.ft", the record "1,885 sq.ft"
a drawn super area called carpet
  floorPlan mogra-courts floors 0 area = "1,620 sq.ft carpet"
> floorPlan.json › mogra-courts › floors[0].images[0].url: the drawing says "1,620 sq.ft", the record "1,620 sq.ft carpet"
a drawn carpet area shown as super
  floorPlan mogra-courts floors 0 = {"configuration":"2 BHK","area":"640 sq.ft","images":[{"url":"floor-plans/2bhk-a.png"}]}
> floorPlan.json › mogra-courts › floors[0].images[0].url: the drawing says "640 sq.ft carpet", the record "640 sq.ft"
another home’s drawing
  floorPlan mogra-courts floors 1 images = [{"url":"floor-plans/3bhk-a.png"}]
> floorPlan.json › mogra-courts › floors[1].images[0].url: the drawing says "1,620 sq.ft", the record "2,340 sq.ft"
the second drawing of a home
  floorPlan mogra-courts floors 0 images = [{"url":"floor-plans/3bhk-a.png"},{"url":"floor-plans/4bhk-a.png"}]
> floorPlan.json › mogra-courts › floors[0].images[1].url: the drawing says "2,340 sq.ft", the record "1,620 sq.ft"
a drawing named with its folder
  floorPlan mogra-courts floors 1 images = [{"url":"images/floor-plans/2bhk-a.png"}]
> floorPlan.json › mogra-courts › floors[1].images[0].url: the drawing says "640 sq.ft carpet", the record "2,340 sq.ft"
a site plan as floor plan
  floorPlan mogra-courts floors 0 images = [{"url":"site-plans/site-01.png"}]
> floorPlan.json › mogra-courts › floors[0].images[0].url: expected a floor plan, the picture is a site plan (drawings.json)
a floor plan as site plan
  sitePlanData mogra-courts sitePlanImages = ["floor-plans/3bhk-a.png"]
> sitePlanData.json › mogra-courts › sitePlanImages[0]: expected a site plan, the picture is a floor plan (drawings.json)
another project’s site plan
  sitePlanData mogra-courts sitePlanImages = ["site-plans/site-02.png"]
> sitePlanData.json › mogra-courts › sitePlanImages[0]: the drawing is of "kamal-sarovar"
two master plans of one project
  drawings 4 project = "mogra-courts"
  sitePlanData mogra-courts sitePlanImages = ["site-plans/site-01.png","site-plans/site-02.png"]
> sitePlanData.json › mogra-courts › sitePlanImages[1]: expected one site plan, found 2
eight towers drawn, four in the text
  drawings 3 towers = 8
> sitePlanData.json › mogra-courts › sitePlanImages[0]: the drawing shows 8 towers, the project’s text says 4
two numbers in the text, neither drawn
  residentialProjects vatika 0 shortDescription gone
  residentialProjects vatika 0 longDescription = "Two slim towers, then three towers."
> sitePlanData.json › mogra-courts › sitePlanImages[0]: the drawing shows 4 towers, the project’s text says 2 and 3
a drawn plot larger than told
  drawings 3 acres = 19.6
  residentialProjects vatika 0 longDescription = "Four towers on a 6.4-acre plot."
> sitePlanData.json › mogra-courts › sitePlanImages[0]: the drawing shows 19.6 acres, the project’s text says 6.4
acres in words
  residentialProjects vatika 0 longDescription = "Four towers on five acres."
> sitePlanData.json › mogra-courts › sitePlanImages[0]: the drawing shows 6.4 acres, the project’s text says 5
a drawing described twice
  drawings 1 file = "floor-plans/3bhk-a.png"
> drawings.json › [1] › file: duplicate: "floor-plans/3bhk-a.png" is already described
`);

test.each(CONTRADICTIONS)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test.each<BrokenSet>([
  ...readCases(String.raw`
a drawing without a description
  floorPlan mogra-courts floors 0 images = [{"url":"floor-plans/other.png"}]
a text without numbers
  residentialProjects vatika 0 shortDescription gone
  residentialProjects vatika 0 longDescription = "A quiet court."
the other spelling of an area
  floorPlan mogra-courts floors 0 area = "1620 sq ft"
`),
  [
    'a set that describes no drawing and no picture',
    [rewrite('drawings', () => null), rewrite('pictures', () => null), sitePlans('floor-plans/3bhk-a.png')],
    [],
  ],
])('accepted: %s', (_name, edits, lines) => {
  expect([...errorLines(edits), ...warningLines(edits)]).toEqual(lines);
});
