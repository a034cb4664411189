import { localityGuide, type GuideHome } from './locality-guide';

const home = (labels: [string, number | null][], rest: Partial<GuideHome> = {}): GuideHome => ({
  configurations: labels.map(([label, priceRupees]) => ({ label, priceRupees, areaSqft: null, areaKind: 'unknown' })),
  status: 'Under Construction',
  possession: null,
  nearby: [],
  ...rest,
});

test('prices by bedrooms, with how many homes they rest on', () => {
  const { prices } = localityGuide([
    home([
      ['3 BHK', 18_100_000],
      ['3 BHK + Study', 21_000_000],
      ['4 BHK', null],
    ]),
    home([
      ['2½ BHK', 12_500_000],
      ['2 Bedroom', 9_500_000],
      ['3 BHK', 15_000_000],
    ]),
    home([['Plot 150 sq.yd', 12_000_000]]),
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
    home([], { nearby: nearby('Millennium City Centre metro station', '31 minutes') }),
    home([], { nearby: nearby('Millennium City Centre metro station', '28 mins') }),
    home([], { nearby: nearby('MG Road metro station', '5 mins') }),
  ]);
  expect(ways).toEqual([
    { kind: 'metro', name: 'Millennium City Centre metro station', minutesText: '28 – 31 min', homeCount: 2 },
    { kind: 'airport', name: 'Indira Gandhi International Airport, T3', minutesText: '41 min', homeCount: 3 },
  ]);
});

test('what is ready, then by year, then without a date', () => {
  const { built } = localityGuide([
    home([], { possession: 'Dec 2028' }),
    home([]),
    home([], { status: 'Ready To move', possession: 'Ready to move' }),
    home([], { possession: 'Q2 2027' }),
    home([], { possession: 'Mar 2028' }),
  ]);
  expect(built).toEqual([
    { label: 'Ready to move in', homeCount: 1 },
    { label: 'Possession 2027', homeCount: 1 },
    { label: 'Possession 2028', homeCount: 2 },
    { label: 'No date given', homeCount: 1 },
  ]);
});
