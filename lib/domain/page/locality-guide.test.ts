import { aProject } from '../project/fixtures/project';
import { type GuideHome, localityGuide, surroundingsText } from './locality-guide';

const NEARBY = [
  { name: 'IGI Airport', time: '31 mins' },
  { name: 'Dwarka Expressway', time: '3 minutes' },
  { name: 'Medanta', time: '9 min' },
  { name: 'Sultanpur lake', time: 'on the way' },
];

test('the project, its ways and the projects around it, from their records', () => {
  const price = { minRupees: 9_000_000, maxRupees: null };
  const around = [
    aProject({ name: 'Neem', status: 'Ready To move' }),
    aProject({ name: 'Palash', developerName: 'Lotus Gate', priceText: '₹ 90 L', price }),
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

const home = (prices: Record<string, number | null>, rest: Partial<GuideHome> = {}): GuideHome => ({
  configurations: Object.entries(prices).map(([label, priceRupees]) => ({
    ...{ label, priceRupees, areaSqft: null, areaKind: 'unknown' },
  })),
  status: 'Under Construction',
  possession: null,
  nearby: [],
  ...rest,
});

test('prices by bedrooms, with how many homes they rest on', () => {
  const { prices } = localityGuide([
    home({ '3 BHK': 18_100_000, '3 BHK + Study': 21_000_000, '4 BHK': null }),
    home({ '2½ BHK': 12_500_000, '2 Bedroom': 9_500_000, '3 BHK': 15_000_000 }),
    home({ 'Plot 150 sq.yd': 12_000_000 }),
  ]);
  expect(prices).toEqual([
    { label: '2 BHK', priceText: '₹ 95 L', homeCount: 1 },
    { label: '2.5 BHK', priceText: '₹ 1.25 Cr', homeCount: 1 },
    { label: '3 BHK', priceText: '₹ 1.5 – 2.1 Cr', homeCount: 2 },
    { label: 'Plot', priceText: '₹ 1.2 Cr', homeCount: 1 },
  ]);
});

test('minutes to the metro, airport and office district that most homes name', () => {
  const nearby = (metro: string, time: string) => [
    { name: metro, time },
    { name: 'Indira Gandhi International Airport, T3', time: '41 minutes' },
    { name: 'IMT Manesar', time: 'a short drive' },
  ];
  const { ways } = localityGuide([
    home({}, { nearby: nearby('Millennium City Centre metro station', '31 minutes') }),
    home({}, { nearby: nearby('Millennium City Centre metro station', '28 mins') }),
    home({}, { nearby: nearby('MG Road metro station', '5 mins') }),
  ]);
  expect(ways).toEqual([
    { kind: 'metro', name: 'Millennium City Centre metro station', minutesText: '28 – 31 min', homeCount: 2 },
    { kind: 'airport', name: 'Indira Gandhi International Airport, T3', minutesText: '41 min', homeCount: 3 },
  ]);
});

test('what is ready, then by year, then without a date', () => {
  const { built } = localityGuide([
    home({}, { possession: 'Dec 2028' }),
    home({}),
    home({}, { status: 'Ready To move', possession: 'Ready to move' }),
    home({}, { possession: 'Q2 2027' }),
    home({}, { possession: 'Mar 2028' }),
  ]);
  expect(built).toEqual([
    { label: 'Ready to move in', homeCount: 1 },
    { label: 'Possession 2027', homeCount: 1 },
    { label: 'Possession 2028', homeCount: 2 },
    { label: 'No date given', homeCount: 1 },
  ]);
});
