import { errorLines, warningLines, readCases } from '../set/fixtures/edit-content';

const BROKEN = readCases(String.raw`
a map of no city
  maps gurgoan = {"frame":"28.3,76.9 28.5,77.1","lines":[]}
> maps.json › gurgoan: no city has the slug "gurgoan", did you mean gurgaon?
points that are no points
  maps gurgaon lines 0 points = "28.34 76.92, 28.57 77.14"
> maps.json › gurgaon › lines[0].points: expected at least 2 points as "28.4595,77.0727 28.4722,77.0724", found text "28.34 76.92, 28.57 77.14"
an area of two points
  maps gurgaon areas 0 points = "28.45,77.11 28.45,77.14"
> maps.json › gurgaon › areas[0].points: expected at least 3 points as "28.4595,77.0727 28.4722,77.0724", found text "28.45,77.11 28.45,77.14"
a border
  maps gurgaon lines 0 kind = "border"
> maps.json › gurgaon › lines[0].kind: expected one of highway, road, metro, railway, water, found text "border"
a line with latitude and longitude in the wrong order
  maps gurgaon lines 0 points = "28.34,76.92 77.14,28.57"
> maps.json › gurgaon › lines[0].points: 77.14,28.57 is far from the frame 28.34,76.89 28.57,77.14
a place outside the frame
  maps gurgaon places 0 at = "28.6,77.2"
> maps.json › gurgaon › places[0].at: 28.6,77.2 is outside the frame 28.34,76.89 28.57,77.14
an inset in no corner
  maps gurgaon insets 0 corner = "middle"
> maps.json › gurgaon › insets[0].corner: expected one of north-west, north-east, south-west, south-east, found text "middle"
`);

test.each(BROKEN)('%s', (_, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

const MISSED = readCases(String.raw`
a home outside the map of its city
  residentialProjects vatika 0 coordinates = {"lat":28.9,"lng":77}
  locationData mogra-courts gone
> residentialProjects.json › vatika[0] (mogra-courts) › coordinates: outside the map of its city
a home without a place
  residentialProjects vatika 0 coordinates gone
  locationData mogra-courts gone
> residentialProjects.json › vatika[0] (mogra-courts) › coordinates: missing, so it is not on the map
a city without a map
  maps gurgaon gone
  residentialProjects vatika 0 coordinates gone
`);

test.each(MISSED)('%s is told', (_, edits, lines) => {
  const own = warningLines(edits).filter((line) => / map/.test(line));
  expect(own).toEqual(lines);
});
