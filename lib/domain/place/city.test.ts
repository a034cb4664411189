import { isInLocality } from './city';

test.each<[string, string, string[], boolean]>([
  ['Sohna', '', ['Sector 36', 'Sohna', 'Gurgaon'], true],
  ['Greater Kailash', '', ['Greater Kailash II', 'South Delhi'], true],
  ['Andheri', '', ['Andheri West'], true],
  ['Sectors 82 to 85', '', ['Sector 82A'], true],
  ['Sectors 82 to 85', '', ['Sector 86'], false],
  ['New Gurgaon', 'Sectors 76 to 95 on both sides of NH 48.', ['Sector 92', 'Pataudi Road'], true],
  ['New Gurgaon', 'Larger homes, in sectors 76 to 95.', ['Sector 92'], false],
  ['Sectors 82 to 85', '', ['Sector 85'], true],
  ['Sectors 82 to 85', '', ['Sector 81'], false],
  ['Sectors 82 to 85', '', ['Near Sector 83'], false],
  ['Sectors 82 to 85', '', ['Sector 83 Extension'], false],
  ['Vasant Vihar', '', ['Vasant Vihar Phase 12'], true],
  ['Vasant Vihar', '', ['Vasant Vihar Block AB'], true],
  ['Vasant Vihar', '', ['Vasant Vihar 12'], true],
  ['Vasant Vihar', '', ['Vasant Vihar North'], true],
  ['Vasant Vihar', '', ['Vasant Vihar West Side'], false],
  ['Vasant Vihar', '', ['Vasant Vihar, near the West'], false],
])('%s (%s) holds a project in %j: %s', (name, description, localities, isIn) => {
  expect(isInLocality({ localities }, { name, description })).toBe(isIn);
});
