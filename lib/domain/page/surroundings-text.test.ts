import { aProject } from '../project/fixtures/project';
import { surroundingsText } from './surroundings-text';

const NEARBY = [
  { name: 'IGI Airport', time: '31 mins' },
  { name: 'Dwarka Expressway', time: '3 minutes' },
  { name: 'Medanta', time: '9 min' },
  { name: 'Sultanpur lake', time: 'on the way' },
];

test('the project, its ways and the projects around it, from their records', () => {
  const around = [
    aProject({ name: 'Neem', status: 'Ready To move' }),
    aProject({
      name: 'Palash',
      developerName: 'Lotus Gate',
      priceText: '₹ 90 L',
      price: { minRupees: 9_000_000, maxRupees: null },
    }),
  ];
  expect(surroundingsText(aProject({ possession: 'Dec 2028' }), NEARBY, around)).toEqual([
    'Mogra Courts by Vatika is in Sector 83, Gurgaon: 1,620 – 2,340 sq.ft, ₹ 1.81 – 2.62 Cr, under construction, possession Dec 2028. Towers around three courts.',
    'Nearest to Mogra Courts is Dwarka Expressway, 3 min away, farthest of what its record names IGI Airport with 31 min. Within 10 minutes lie Dwarka Expressway and Medanta.',
    'Around Mogra Courts we list 2 projects by Vatika and Lotus Gate; 1 of them is still to be finished. The lowest price among them is that of Palash: ₹ 90 L.',
  ]);
});

test('what no record says is left out', () => {
  const project = aProject({ area: null, price: null, status: null, shortDescription: null });
  const alone = aProject({ price: null, status: 'Ready To move' });
  expect(surroundingsText(project, [], [])).toEqual(['Mogra Courts by Vatika is in Sector 83, Gurgaon.']);
  expect(surroundingsText(project, NEARBY.slice(0, 1), [alone])).toEqual([
    'Mogra Courts by Vatika is in Sector 83, Gurgaon.',
    'Around Mogra Courts we list 1 project by Vatika; 0 of them are still to be finished.',
  ]);
});
