import { errorLines, put } from '../set/fixtures/edit-content';

const HALF = '\ud83c';
const OTHER_HALF = '\udfe0';

test.each([
  ['a name that is cut in its emoji', 'residentialProjects vatika 3 name', `Neem Court ${HALF}`],
  ['a name that begins with the other half', 'residentialProjects vatika 3 name', `${OTHER_HALF} Neem Court`],
  ['halves the wrong way round', 'residentialProjects vatika 3 name', `Neem ${OTHER_HALF}${HALF} Court`],
  ['a half between words', 'residentialProjects vatika 3 location', `Sector 82 ${HALF}, Gurgaon`],
  ['a price', 'residentialProjects vatika 3 price', `₹ 1.81 Cr ${HALF}`],
  ['bedrooms as one text', 'residentialProjects vatika 3 bedrooms', `3 BHK ${HALF}`],
  ['bedrooms in a list', 'residentialProjects vatika 3 bedrooms', ['3 BHK', `4 BHK ${HALF}`]],
  ['the name of a picture', 'residentialProjects vatika 3 image', `projects/tower${HALF}.jpg`],
  ['a picture in a list', 'residentialProjects vatika 3 images', [`projects/tower${HALF}.jpg`]],
  ['a web address', 'residentialProjects vatika 3 reraUrl', `https://rera.example/${HALF}`],
  ["a city's name", 'cities goa name', `Goa${HALF}`],
  ["the office's name", 'site name', `Aangan ${HALF}`],
])('%s is told where it stands', (_what, at, value) => {
  const lines = errorLines([put(at, value)]);
  const field = at.split(' ').at(-1) ?? '';
  expect(lines.find((line) => line.includes(field))).toMatch(/whole characters|text or a list of texts/);
});

test.each(['Neem Court 🏠', '👨‍👩‍👧 homes', 'नीम कोर्ट', '𝒩eem', '🇮🇳', 'a\ufffdb'])(
  'whole characters are text: %s',
  (name) => {
    expect(errorLines([put('residentialProjects vatika 3 name', name)])).toEqual([]);
  },
);
