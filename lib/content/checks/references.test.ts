import { errorLines, put, rewrite, warningLines, readCases } from '../set/fixtures/edit-content';

const BROKEN = readCases(String.raw`
a floor plan of no project
  floorPlan neem-cuort = {"floors":[]}
> floorPlan.json › neem-cuort: no project has the id "neem-cuort", did you mean neem-court?
a floor plan under another id
  floorPlan mogra-courts id = "neem-court"
> floorPlan.json › mogra-courts › id: expected the id it stands under, "mogra-courts", found "neem-court"
a payment plan of no project
  paymentPlan nobody = [{"plan_type_name":"A","schedule_entries":[]}]
> paymentPlan.json › nobody: no project has the id "nobody"
amenities of no project
  projectAmenities nobody = []
> projectAmenities.json › nobody: no project has the id "nobody"
amenities of constructor
  projectAmenities constructor = []
> projectAmenities.json › constructor: no project has the id "constructor"
specifications of no project
  projectSpecifications nobody = []
> projectSpecifications.json › nobody: no project has the id "nobody"
default specifications
  projectSpecifications default = []
> projectSpecifications.json › default: no project has the id "default"
amenity pictures of no project
  amenitiesImages nobody = []
> amenitiesImages.json › nobody: no project has the id "nobody"
a location of no project
  locationData nobody = {}
> locationData.json › nobody: no project has the id "nobody"
a site plan of no project
  sitePlanData nobody = {"sitePlanImages":[]}
> sitePlanData.json › nobody: no project has the id "nobody"
a trending project that is none
  trendingProjects 1 custom_id = "kamal-sarowar"
> trendingProjects.json › [1] (kamal-sarowar) › custom_id: no project has the id "kamal-sarowar", did you mean kamal-sarovar?
a trending project without id
  trendingProjects 1 custom_id gone
> trendingProjects.json › [1] (Kamal Sarovar) › id: missing, expected the id or custom_id of a project
a promotion of no project
  promo projectId = "nobody"
> promo.json › projectId: no project has the id "nobody"
an adviser of no city
  advisers 0 city = "Gurgoan"
  advisers 0 localities gone
> advisers.json › [0] (Kavita Rathi) › city: no city of cities.json is named "Gurgoan", did you mean Gurgaon?
an adviser of a locality without projects
  advisers 0 localities 0 = "Sector 84"
> advisers.json › [0] (Kavita Rathi) › localities[0]: no project in Gurgaon is in "Sector 84", did you mean Sector 83?
a company of no developer
  companyData vatica = {"name":"Vatica"}
> companyData.json › vatica: no developer of developerNames.json has the slug "vatica", did you mean vatika?
a default developer that is none
  site defaultDeveloper = "nobody"
> site.json › defaultDeveloper: no developer of developerNames.json has the slug "nobody"
a developer that the names lack
  leadingRealEstateDevelopers 0 name = "Vatica"
> leadingRealEstateDevelopers.json › [0] (dev-01) › name: no developer of developerNames.json is named "Vatica", did you mean Vatika?
> commercialProjects.json › vatika: Vatika has no record in leadingRealEstateDevelopers.json, so its page is missing
> residentialProjects.json › vatika: Vatika has no record in leadingRealEstateDevelopers.json, so its page is missing
projects of no developer
  commercialProjects nobody = []
> commercialProjects.json › nobody: no developer of developerNames.json has the slug "nobody"
projects of a developer without a record
  leadingRealEstateDevelopers 1 gone
> residentialProjects.json › lotus-gate: Lotus Gate has no record in leadingRealEstateDevelopers.json, so its page is missing
a project in no city
  residentialProjects vatika 3 city = "Gurgoan"
> residentialProjects.json › vatika[3] (neem-court) › city: no city of cities.json is named "Gurgoan", did you mean Gurgaon?
a top locality that is none
  topLocalities 1 id = "asagao"
> topLocalities.json › [1] (asagao) › id: no city of cities.json and none of its localities has the id "asagao", did you mean assagao?
a top locality in no city
  topLocalities 1 city = "Atlantis"
> topLocalities.json › [1] (assagao) › city: no city of cities.json is named "Atlantis"
a top locality in another city
  topLocalities 1 city = "Gurgaon"
> topLocalities.json › [1] (assagao) › city: "assagao" is in cities.json under goa, not under gurgaon
`);

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits).sort()).toEqual([...lines].sort());
});

test('a project that is faulty itself is no broken reference of others', () => {
  expect(errorLines([put('residentialProjects vatika 0 price', 1)])).toEqual([
    'residentialProjects.json › vatika[0] (mogra-courts) › price: expected text, found number 1',
  ]);
});

test.each(['residentialProjects', 'developerNames', 'leadingRealEstateDevelopers', 'cities', 'catalogue'])(
  'an unreadable %s.json is the one fault, references to it are none',
  (name) => {
    expect(errorLines([rewrite(name, () => null)])).toEqual([`${name}.json: the file is missing`]);
  },
);

test('names match ignoring case, hyphens and spaces (spec 9)', () => {
  const edits = [
    put('leadingRealEstateDevelopers 1 name', 'LOTUS-gate'),
    put('residentialProjects vatika 3 city', 'gur gaon'),
    put('residentialProjects vatika 3 developer', 'VATIKA'),
  ];
  expect([...errorLines(edits), ...warningLines(edits)]).toEqual([]);
});

test('a developer’s name that differs from its list is told', () => {
  expect(warningLines([put('residentialProjects vatika 3 developer', 'Lotus Gate')])).toEqual([
    'residentialProjects.json › vatika[3] (neem-court) › developer: "Lotus Gate" stands among the projects of Vatika and is shown as that',
  ]);
});
