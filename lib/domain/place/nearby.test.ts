import { formatTravelTime, nearbyKind, parseMinutes, type NearbyKind } from './nearby';

test.each<[NearbyKind, string[]]>([
  [
    'metro',
    [
      'Millennium City Centre metro station',
      'Sector 54 Chowk Rapid Metro station',
      'Delhi Aerocity metro station (Airport Express)',
      'Noida Electronic City metro station',
      'Lajpat Nagar metro interchange',
    ],
  ],
  ['railway', ['Garhi Harsaru railway junction', 'Bandra railway station (Western and Harbour lines)']],
  ['airport', ['Indira Gandhi International Airport, T3', 'Chaudhary Charan Singh Airport']],
  ['bus', ['Sohna bus stand', 'Kashmere Gate ISBT']],
  [
    'hospital',
    [
      'Aarvy Hospital, Sector 90',
      'Medanta – The Medicity, Sector 38',
      'Paras Health, Sector 43',
      'Fortis Escorts, Okhla Road',
      'Rajiv Gandhi Cancer Institute, Sector 5',
      'Park Hospital, Sector 47',
    ],
  ],
  ['school', ['Delhi Public School, Sector 84']],
  [
    'college',
    [
      'GD Goenka University, Sohna Road',
      'Lady Shri Ram College',
      'Jaypee Institute of Information Technology',
      'IIT Bombay, Powai',
    ],
  ],
  [
    'shopping',
    [
      'Sapphire 83 mall, Sector 83',
      'Spectrum Metro mall, Sector 75',
      'Rajouri Garden market',
      'Select Citywalk, Saket',
      'Dilli Haat, Pitampura',
    ],
  ],
  [
    'road',
    [
      'NH 48 (Delhi–Jaipur Highway)',
      'NH 9, Crossings Republik',
      'Kherki Daula interchange, Dwarka Expressway',
      'Vatika Chowk, Sohna Road',
      'LBS Marg',
      'Bandra–Worli Sea Link',
      'Badarpur border, Delhi',
    ],
  ],
  ['office', ['Cyber City, Gurgaon', 'Advant Navis Business Park, Sector 142', 'EON IT Park', 'IMT Manesar']],
  ['park', ['Sultanpur National Park', 'Lodhi Garden', 'Vagator Beach', 'Nandi Hills']],
  ['landmark', ['Qutub Minar', 'India Gate', 'Sheetla Mata Mandir', 'Faridabad district courts, Sector 12']],
  ['place', ['Connaught Place', 'Hyatt Regency, Sector 83', '']],
])('%s', (kind, names) => {
  expect(names.map(nearbyKind)).toEqual(names.map(() => kind));
});

test.each([
  ['6 minutes', '6 min'],
  ['1 minute', '1 min'],
  [' 12 Mins. ', '12 min'],
])('%s reads %s', (time, text) => {
  expect(formatTravelTime(time)).toBe(text);
});

test.each([
  ['31 minutes', 31],
  ['1 hour 5 min', 65],
  ['2 hrs', 120],
])('%s is %s minutes', (time, minutes) => {
  expect(parseMinutes(time)).toBe(minutes);
});
