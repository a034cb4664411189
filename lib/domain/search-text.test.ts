import { toContentForms, toUsualSpelling } from './search-text';

test.each([
  ['3BHK', '3 bhk'],
  ['3-bhk', '3 bhk'],
  ['3 bedrooms', '3 bhk'],
  ['Sec-82', 'sector 82'],
  ['sector82 A', 'sector 82a'],
  ['NH48', 'nh 48'],
  ['1500 sqft', '1500 sq.ft'],
  ['200 square yards', '200 sq.yd'],
  ['2 Crores', '2 cr'],
  ['80 lakhs', '80 l'],
  ['ready-to-move-in', 'ready to move'],
  ['1,620 – 2,340', '1,620 - 2,340'],
  ['second floor', 'second floor'],
])('%s is read as %s', (query, form) => {
  expect(toContentForms(query)).toBe(form);
});

test.each([
  ['Gurugram', 'gurgaon'],
  ['bengaluru', 'bangalore'],
  ['banglore', 'bangalore'],
  ['Bombay', 'mumbai'],
  ['flats', 'apartment'],
  ['golf course rd', 'golf course road'],
  ['Vatika', 'vatika'],
])('%s is usually spelt %s', (query, usual) => {
  expect(toUsualSpelling(query)).toBe(usual);
});
