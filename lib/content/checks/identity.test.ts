import { errorLines, readCases } from '../set/fixtures/edit-content';

const BROKEN = readCases(String.raw`
a project without id
  residentialProjects vatika 3 id gone
> residentialProjects.json › vatika[3] (Neem Court) › id: missing, expected an id or a custom_id
a project with a blank id
  residentialProjects vatika 3 id = ""
> residentialProjects.json › vatika[3] (Neem Court) › id: expected small letters, digits and hyphens only (a-z, 0-9, -), found blank text
a project id with capitals and blanks
  residentialProjects vatika 3 id = "Neem Court"
> residentialProjects.json › vatika[3] (Neem Court) › id: expected small letters, digits and hyphens only (a-z, 0-9, -), found text "Neem Court"
a custom_id with a slash
  residentialProjects lotus-gate 0 custom_id = "../x"
  trendingProjects 1 gone
  promo projectId = "neem-court"
  projectAmenities kamal-sarovar gone
> residentialProjects.json › lotus-gate[0] (../x) › custom_id: expected small letters, digits and hyphens only (a-z, 0-9, -), found text "../x"
two projects of one id
  residentialProjects vatika 3 id = "palash-row"
> residentialProjects.json › vatika[3] (palash-row) › id: duplicate: "palash-row" is already used by residentialProjects.json › vatika[2]
one id in both files
  commercialProjects vatika 0 id = "neem-court"
> commercialProjects.json › vatika[0] (neem-court) › id: duplicate: "neem-court" is already used by residentialProjects.json › vatika[3]
an id that is another project’s custom_id
  residentialProjects vatika 3 custom_id = "mogra-courts"
> residentialProjects.json › vatika[3] (neem-court) › custom_id: duplicate: "mogra-courts" is already used by residentialProjects.json › vatika[0]
a project with the reserved id page
  residentialProjects vatika 3 id = "page"
> residentialProjects.json › vatika[3] (page) › id: "page" is a name the site’s own addresses use, take another
a project with the reserved id constructor
  residentialProjects vatika 3 id = "constructor"
> residentialProjects.json › vatika[3] (constructor) › id: "constructor" is a name the site’s own addresses use, take another
a developer slug with capitals
  developerNames New-Homes = "New Homes"
> developerNames.json › New-Homes: expected small letters, digits and hyphens only (a-z, 0-9, -), found "New-Homes"
a developer named __proto__
  developerNames __proto__ = "Nobody"
> developerNames.json › __proto__: expected small letters, digits and hyphens only (a-z, 0-9, -), found "__proto__"
two developer slugs of one name
  developerNames lotusgate = "LOTUS-GATE"
> developerNames.json › lotusgate: duplicate: "LOTUS-GATE" is already the name of lotus-gate
a developer listed twice
  leadingRealEstateDevelopers 1 name = "vatika"
  residentialProjects lotus-gate gone
  trendingProjects 1 gone
  promo projectId = "neem-court"
  projectAmenities kamal-sarovar gone
> leadingRealEstateDevelopers.json › [1] (dev-02) › name: duplicate: "vatika" is already the name of [0]
two developers of one id
  leadingRealEstateDevelopers 1 id = "dev-01"
> leadingRealEstateDevelopers.json › [1] (dev-01) › id: duplicate: "dev-01" is already used by leadingRealEstateDevelopers.json › [0]
a city slug with a blank
  cities new%20town = {"name":"New Town","state":"X","intro":"Y"}
> cities.json › "new%20town": expected small letters, digits and hyphens only (a-z, 0-9, -), found "new%20town"
one locality in two cities
  cities goa localities 0 id = "sohna"
  topLocalities 1 gone
> cities.json › goa › localities[0].id: duplicate: "sohna" is already used by cities.json › gurgaon
a locality that goes by a city’s slug
  cities goa localities 0 id = "gurgaon"
  topLocalities 1 gone
> cities.json › goa › localities[0].id: duplicate: "gurgaon" is the slug of a city
two services of one id
  everythingContainer 1 id = "home-loans"
> everythingContainer.json › [1] (home-loans) › id: duplicate: "home-loans" is already used by everythingContainer.json › [0]
a service without id
  everythingContainer 1 id gone
> everythingContainer.json › [1] (Interior Design) › id: missing, expected text
a trending project listed twice
  trendingProjects 1 custom_id = "mogra-courts"
> trendingProjects.json › [1] (mogra-courts) › id: duplicate: "mogra-courts" is already used by trendingProjects.json › [0]
two roles of one id
  careers 1 roles 0 id = "sales-adviser"
> careers.json › [1] › roles[0].id: duplicate: "sales-adviser" is already used by careers.json › [0]
`);

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});
