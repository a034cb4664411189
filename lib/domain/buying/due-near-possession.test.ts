import { eachText } from '../site/fixtures/each-text';
import { dateBetween, dateOf, HANDED_OVER, NEAR_POSSESSION, UNDATED } from './fixtures/due-dates';

const STAGE = 'about Jun 2028';

test.each(
  eachText([
    ['On Application of OC ¦ On application for occupation certificate ¦ On booking of OC inspection', NEAR_POSSESSION],
    ['On application for completion certificate ¦ On receipt of O.C. ¦ Ocupancy certificate', NEAR_POSSESSION],
    ['On B.U. / building use permission ¦ On receipt of CC ¦ On habitation certificate', NEAR_POSSESSION],
    ['On completion of the project ¦ On completion of construction ¦ On completion of the apartment', NEAR_POSSESSION],
    ['On completion of the construction of the building ¦ On completion of unit in all respects', NEAR_POSSESSION],
    ['Completion of all works', NEAR_POSSESSION],
    ['Within 30 days of completion ¦ OC + 30 days', 'about Jan 2030'],
  ]),
)('about the certificate, near possession: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each(
  eachText([
    ['On Notice of Possession ¦ At the time of offer of possession ¦ On letter of possession', HANDED_OVER],
    ['POSSESSION ¦ Before possession ¦ Deemed possession ¦ On handover ¦ With the keys ¦ On final demand', HANDED_OVER],
    ['On delivery of the flat ¦ On readiness of the unit ¦ On mutation ¦ Balance on registration', HANDED_OVER],
    ['On application form of possession ¦ 36 months, on possession', HANDED_OVER],
    ['On offer of possession, within 30 days', 'about Jan 2030'],
    ['After possession, 12 months ¦ One year from possession', 'about Dec 2030'],
    ['3 months prior to offer of possession', 'about Sep 2029'],
  ]),
)('at possession: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each([
  ...['On completion of super structure', 'On casting of 5th floor slab', 'On start of excavation', 'Plinth'],
  ...['Piling', '10th slab', 'On R.C.C. work', 'On completion of RCC frame', 'On half completion of the building'],
  ...['On 50% completion of the project', 'On completion of CC road', 'On receipt of commencement certificate (CC)'],
  ...['Brickwork', 'On RERA registration', 'Within 15 days, on casting of 3rd slab'],
  ...['Within 60 days of booking or start of excavation, whichever is later', 'Within 15 days of demand'],
])('a stage between booking and possession: %s', (time) => {
  expect([dateOf(time), dateBetween(time)]).toEqual([UNDATED, STAGE]);
});
