import { errorLines, warningLines, type BrokenSet, readCases } from '../set/fixtures/edit-content';

const CONTRADICTIONS = readCases(String.raw`
a gallery of two buildings
  residentialProjects vatika 0 images = ["projects/residential-01.jpg","projects/residential-02.jpg"]
> residentialProjects.json › vatika[0] (mogra-courts) › images[1]: shows "brick-towers", the cover shows "white-towers" (pictures.json)
a cover of another building than the gallery
  residentialProjects vatika 3 image = "projects/residential-03.jpg"
> residentialProjects.json › vatika[3] (neem-court) › image: shows "street-of-floors", the building of "palash-row" (pictures.json)
> residentialProjects.json › vatika[3] (neem-court) › images[0]: shows "round-towers", the cover shows "street-of-floors" (pictures.json)
a default picture of an unknown key
  amenitiesImages default 0 key = "gymn"
> amenitiesImages.json › default › [0].key: catalogue.json has no amenities key "gymn", did you mean gym?
a default picture of the other list
  specificationsImages default 0 key = "gym"
> specificationsImages.json › default › [0].key: catalogue.json has no specifications key "gym"
a promotion with another building
  promo image = "projects/residential-01.jpg"
> promo.json › image: shows "white-towers", "kamal-sarovar" is "brick-towers" (pictures.json)
a promotion whose project changed
  promo image = "projects/residential-02.jpg"
  promo projectId = "mogra-courts"
> promo.json › image: shows "brick-towers", "mogra-courts" is "white-towers" (pictures.json)
a banner that names another project
  site heroProjects = {"projects/residential-01.jpg":"kamal-sarovar"}
> site.json › heroProjects."projects/residential-01.jpg": shows "white-towers", "kamal-sarovar" is "brick-towers" (pictures.json)
a developer of an unknown type
  leadingRealEstateDevelopers 0 type = "residential, comercial"
> leadingRealEstateDevelopers.json › [0] (dev-01) › type: expected one of residential, commercial, plots, sco, found "comercial", did you mean commercial?
an unknown type in a list
  leadingRealEstateDevelopers 0 type = ["villas"]
> leadingRealEstateDevelopers.json › [0] (dev-01) › type: expected one of residential, commercial, plots, sco, found "villas"
two projects with one lead picture
  residentialProjects vatika 1 image = "projects/residential-01.jpg"
  residentialProjects vatika 1 images = ["projects/residential-01.jpg"]
> residentialProjects.json › vatika[1] (champa-terraces) › image: shows "white-towers", the building of "mogra-courts" (pictures.json)
two projects with two pictures of one building
  residentialProjects vatika 3 image = "projects/residential-14.jpg"
  residentialProjects vatika 3 images = ["projects/residential-14.jpg"]
> residentialProjects.json › vatika[3] (neem-court) › image: shows "white-towers", the building of "mogra-courts" (pictures.json)
an office with the building of a home
  commercialProjects vatika 0 image = "projects/residential-02.jpg"
  commercialProjects vatika 0 images = ["projects/residential-02.jpg"]
> commercialProjects.json › vatika[0] (gulmohar-court) › image: shows "brick-towers", the building of "kamal-sarovar" (pictures.json)
a picture described without a word
  pictures 0 shows = " "
> pictures.json › [0] › shows: expected text that is not blank, found blank text
a picture described twice
  pictures 1 file = "projects/residential-01.jpg"
> pictures.json › [1] › file: duplicate: "projects/residential-01.jpg" is already described
`);

test.each(CONTRADICTIONS)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test.each<BrokenSet>(
  readCases(String.raw`
neighbours with one picture
  pictures 0 gone
  residentialProjects vatika 1 image = "projects/residential-01.jpg"
  residentialProjects vatika 1 images = []
> residentialProjects.json › vatika[1] (champa-terraces) › image: the same picture as mogra-courts in one row
two trending cards with one picture
  trendingProjects 1 image = "projects/residential-01.jpg"
> trendingProjects.json › [1] (kamal-sarovar) › image: the same picture as mogra-courts in one row
two localities with one picture
  topLocalities 1 image = "cities/gurgaon.jpg"
> topLocalities.json › [1] (assagao) › image: the same picture as gurgaon in one row
a default picture without a key
  amenitiesImages default 0 key gone
> amenitiesImages.json › default › [0].key: missing, no project shows it
`),
)('told, not refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual([]);
  expect(warningLines(edits)).toEqual(lines);
});

test.each<BrokenSet>(
  readCases(String.raw`
types in capitals
  leadingRealEstateDevelopers 0 type = "Residential, SCO"
a promotion with a picture of its own
  promo image = "hero/hero-04.jpg"
`),
)('accepted: %s', (_name, edits, lines) => {
  expect([...errorLines(edits), ...warningLines(edits)]).toEqual(lines);
});
