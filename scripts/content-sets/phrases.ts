import type { Chance } from './chance';

/** Words for the sentences about a project. */
export interface Words {
  name: string;
  place: string;
  city: string;
  acres: string;
  buildings: number;
  floors: number;
  homes: number;
  minutes: number;
}

type Sentence = (words: Words) => string;

const OPENINGS: Sentence[] = [
  ({ name, acres, buildings }) =>
    `${name} is planned on ${acres} acres, with ${buildings} buildings set on the edges so that the middle stays free of cars.`,
  ({ place, name }) => `Few plots of this size were left in ${place} when the land for ${name} was bought.`,
  ({ name, homes }) =>
    `There are ${homes} units in all at ${name}, and no two neighbours share a wall along the main rooms.`,
  ({ buildings, floors, name }) =>
    `${name} has ${buildings} buildings of up to ${floors} floors, turned a little so that each looks past the next.`,
  ({ name, city }) => `For people who work on either side of ${city}, ${name} lies where both ways are short.`,
  ({ name, acres }) => `A row of old trees crosses the ${acres} acres of ${name}, and the drives were drawn around it.`,
];

const PLANS: Sentence[] = [
  ({ homes }) =>
    `Plans keep the private rooms on one side and the living rooms on the other; about ${Math.round(homes / 3)} of them have a study that can be closed off.`,
  ({ floors }) =>
    `Above the ${Math.max(2, Math.round(floors / 2))}th floor the view clears the neighbouring roofs, and prices follow it.`,
  () => 'Corridors are short, lifts are counted for the evening rush, and every core has a service lift of its own.',
  () => 'Balconies face the shady side and are deep enough for a table; the utility area has a drain and daylight.',
  () => 'The ground floor is given to shops on the road side and to a hall and a reading room towards the garden.',
  ({ buildings }) =>
    `Only the corners of ${buildings > 2 ? 'the outer buildings' : 'the building'} carry the largest plan, and they went first.`,
];

const WAYS: Sentence[] = [
  ({ minutes, place }) =>
    `The main road is ${minutes} minutes away and the market of ${place} is close enough to walk to.`,
  ({ minutes, city }) =>
    `Allow ${minutes * 6} minutes to the airport of ${city} outside peak hours, and half as much again in them.`,
  ({ minutes }) => `A metro station stands ${minutes + 2} minutes off by rickshaw; a bus passes the gate.`,
  ({ place }) => `Three schools and a hospital of ${place} lie within two kilometres.`,
  ({ minutes }) => `The ring road can be reached in ${minutes + 4} minutes without passing a level crossing.`,
  ({ city }) =>
    `It is on the side of ${city} that the next road is being built on, which helps later and disturbs now.`,
];

const ADVICE: Sentence[] = [
  () => 'Ask for the approved drawings and compare the carpet area before you compare prices.',
  () => 'We visit the site every fortnight and can say which stacks face the substation.',
  () => 'Construction has kept to its dates so far; the last certificate is shared on request.',
  () => 'Resale here is thin, so take it to live in rather than to turn over in a year.',
  () => 'Families who rent nearby and want to stay near the same schools are the likeliest buyers.',
  () => 'Parking is included, one bay or two by size; further bays are sold as long as there are any.',
];

const QUESTIONS: [Sentence, Sentence][] = [
  [
    ({ name }) => `How many lifts serve each building at ${name}?`,
    ({ floors }) => `Each core of ${floors} floors has three passenger lifts and one service lift.`,
  ],
  [
    () => 'Is parking included in the price?',
    () =>
      'One covered bay comes with each unit and two with the largest. Further bays are sold subject to availability.',
  ],
  [
    ({ place }) => `How far is the market of ${place}?`,
    ({ minutes }) => `About ${minutes} minutes on foot along a lit road.`,
  ],
  [
    ({ name }) => `When may ${name} be visited?`,
    () => 'On any day between ten and six by appointment; a car can be sent.',
  ],
  [
    () => 'Who keeps the common areas after handover?',
    () => 'The developer for the first two years, the association of owners from then on.',
  ],
];

/** Two or three paragraphs about a project; the first has one sentence of each kind. */
export function describeProject(words: Words, chance: Chance): string {
  const opening = chance.pick(OPENINGS);
  const [plan, otherPlan] = chance.some(PLANS, 2);
  const [advice, otherAdvice] = chance.some(ADVICE, 2);
  const paragraphs = [
    [opening, plan],
    [...chance.some(WAYS, 2), advice],
    chance.is(0.6) ? [otherPlan, otherAdvice] : [],
  ];
  return paragraphs
    .map((sentences) => sentences.map((sentence) => sentence?.(words)).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

export function questionsOf(words: Words, chance: Chance, count: number): { question: string; answer: string }[] {
  return chance
    .some(QUESTIONS, count)
    .map(([question, answer]) => ({ question: question(words), answer: answer(words) }));
}
