import { remembered } from '../site/remembered';

/** A fact that a record states in words. Questions are in usual spelling, records in lower case. */
interface StatedFact {
  /** As it is said back: 'with swimming pool'. */
  label: string;
  asked: RegExp;
  stated: RegExp;
  /** Whether only the lists of amenities and specifications say it; a list without it says no. */
  isListed?: true;
  /** What is close to it: covered parking to two car spaces. */
  nearly?: string;
  /** Whether it is a room, which a configuration has or has not. */
  isRoom?: true;
}

/** The words of a pattern also joined: 'swimmingpool', 'servantroom'. */
const joinable = ({ source }: RegExp) => new RegExp(source.replaceAll(/ (?![?{*])/g, ' ?'));
const of =
  (list: 'isListed' | 'isRoom') =>
  (label: string, asked: RegExp, stated = new RegExp(`^${label}$`, 'm')): StatedFact => ({
    ...{ label, asked: joinable(asked), stated, [list]: true },
  });
const listed = of('isListed');
const room = of('isRoom');

const FURNISHINGS = ['semi-furnished units', 'unfurnished units', 'furnished units'];
const SIDES = 'north-east north-west south-east south-west north south east west park road pool forest'.split(' ');
const VIEWS = ['sea', 'river', 'lake', 'hill', 'garden'];
const spaced = (side: string) => side.replace('-', '[- ]?');
const sides = SIDES.map((side) => ({
  label: `${side}-facing units`,
  asked: new RegExp(
    `\\b${spaced(side)}(?:ern)?[- ]?(?:facing|face|view|mukhi)\\b|\\bfacing (?:main )?${spaced(side)}\\b`,
  ),
  stated: new RegExp(`\\b${spaced(side)}[- ]facing\\b|\\bfacing (?:the )?(?:[\\w.-]+ ){0,2}${spaced(side)}\\b`),
}));
const views = VIEWS.map((view) => ({
  label: `${view} view`,
  asked: new RegExp(`\\b${view}s?[- ]?(?:facing|face|view)\\b|\\b(?:view of|facing) (?:the )?${view}s?\\b`),
  stated: new RegExp(`\\b${view}[- ](?:facing|view)|\\b(?:looks? (?:at|over)|sees|facing) the ${view}\\b`),
}));

/** Facts that records state, the narrower ones first: 'kids pool' before 'pool'. A new one is one row. */
export const STATED_FACTS: readonly StatedFact[] = [
  listed("children's pool", /\b(?:kid|child|children|baby|toddler)'?s?'? (?:swimming )?pool\b/),
  {
    label: 'private pool',
    nearly: 'swimming pool',
    asked: /\b(?:(?:private|own|personal) (?:swimming )?|plunge )pools?\b/,
    stated: /\bplunge pool\b|\bits own pool\b|\bpool villas?\b/,
  },
  listed('swimming pool', /\b(?:swim+ing )?pools?\b(?![- ](?:facing|face|view))|\bswim+ing\b/),
  listed('gymnasium', /\bgym(?:nasium)?s?\b|\bfitness(?: cent(?:er|re))?\b/),
  listed('club house', /\bclub[- ]?houses?\b|\bclubs?\b/),
  listed('spa and sauna', /\bspa\b|\bsauna\b|\bsteam(?: room)?\b/, /\bspa\b/),
  listed('yoga deck', /\byoga(?: deck| room)?\b|\bmeditation\b/, /\byoga\b/),
  listed(
    "children's play area",
    /\b(?:(?:kid|child|children)'?s?'? )?play(?:ing)? ?(?:area|ground)s?\b|\b(?:kid|child|children|ba(?:ch?)+[eo]n?)'?s?'? (?:(?:ke|ka|liye) )*(?:area|zone|park|khel\w*(?: sak\w*)?)\b|\b(?:kid|child|children)'?s?'?[- ]friendly\b/,
    /\bplay area$/m,
  ),
  listed('crèche', /\bcr[eè]che\b|\bday ?care\b/, /^cr[eè]che$/m),
  listed('private garden', /\b(?:private|own) gardens?\b/),
  {
    label: 'private lawn',
    asked: /\b(?:(?:private|own|front|big|green) )*lawns?\b(?! tennis)/,
    stated: /\b(?:a|front|rear) lawn\b/,
  },
  listed(
    'landscaped garden',
    /\b(?:landscaped )?gardens?(?! view| facing)\b|\bgreenery\b|(?<!\b(?:(?:^|have |i )to|facing|facing the|it|tech|pet|business|office|water|theme|car|industrial) )\bparks?\b(?![- ](?:facing|face|view|mukhi|plaza))/,
  ),
  listed('jogging track', /\b(?:jogging|walking)(?: track)?\b(?! distance)|\brunning track\b/),
  listed('cycling track', /\bcycling(?: track)?\b|\bcycle track\b/),
  listed('tennis court', /\b(?:lawn )?tennis(?: court)?s?\b/),
  listed('badminton court', /\bbadminton(?: court)?s?\b/),
  listed('squash court', /\bsquash(?: court)?s?\b/),
  listed('basketball court', /\bbasket ?ball(?: court)?s?\b/),
  listed('cricket pitch', /\bcricket(?: pitch| ground)?\b/),
  listed('mini theatre', /\b(?:mini |home )?theat(?:re|er)\b|\bcinema\b/),
  listed('library', /\blibrary\b|\breading room\b/),
  listed('banquet hall', /\b(?:banquet|party)(?: hall)?s?\b/),
  listed(
    'electric car charging',
    /\b(?:ev|electric (?:car|vehicle))s? ?(?:charg\w*)?\b|\bcharging (?:point|station)s?\b/,
  ),
  listed('concierge', /\bconcierge\b/, /^concierge desk$/m),
  listed('visitor parking', /\b(?:visitor|guest)s?'? (?:car )?parking\b/),
  {
    label: 'two car spaces',
    nearly: 'covered parking',
    asked:
      /\b(?:two|2|double|do) (?:(?:covered|reserved|stilt|gadi|(?:ki|ke liye)) )*(?:cars? )?(?:parkings?|parks|bays?|spaces|slots)(?: spaces?)?\b/,
    stated:
      /\btwo (?:stilt |covered )?bays\b|\btwo car spaces\b|\bparking for t(?:wo|hree) cars\b|\band two with the \d/,
  },
  {
    label: 'stilt parking',
    nearly: 'covered parking',
    asked: /\bstilt(?: (?:car )?parking)?\b/,
    stated: /\bstilt (?:parking|bays)\b|\bin the stilt\b|\bstilt[- ]plus\b/,
  },
  listed(
    'covered parking',
    /\b(?:(?:covered|car|reserved|basement) )*(?:parking|(?<=car )parks?)\b(?: (?:space|spot|slot)s?\b)?/,
    /^(?:covered|basement) parking$/m,
  ),
  listed('home lift', /\b(?:home|private) (?:lift|elevator)s?\b/, /\bhome lift$/m),
  listed('service lift', /\bservice (?:lift|elevator)s?\b/),
  listed('lifts', /\b(?:lift|elevator)s?\b/, /^lifts$|\bhome lift$/m),
  listed('power backup', /\bpower[- ]?back ?up\b|\bgenerator\b|\bdg (?:set|backup)\b/),
  listed('gated entry', /\bgated(?: (?:society|community|colony|complex|township|entry))?\b/),
  listed(
    '24x7 security',
    /\b(?:24 ?[x*/] ?7 )?(?:security|guards?)\b|\bsafe(?:ty)?(?= (?:society|area|apartment|home|building|complex)\b)/,
    /\bsecurity$/m,
  ),
  listed('CCTV', /\bcctv\b|\bsecurity cameras?\b/, /\bcctv\b/),
  listed('solar power', /\bsolar(?: power| panels?)?\b/),
  listed('rainwater harvesting', /\brain ?water(?: harvesting)?\b/),
  listed('temple', /\b(?:temple|mandir)\b/),
  listed('central air-conditioning', /\bcentral(?:ly)? (?:ac|a\/c|air[- ]?condition\w*)\b/),
  listed('air-conditioning', /\b(?:ac|air[- ]?condition\w*|vrv)\b/, /\bair-condition/),
  listed('modular kitchen', /\bmodular kitchen\b/),
  listed('piped gas', /\bpiped gas\b|\bgas (?:pipe ?line|connection)\b|\bpng\b/),
  listed('smart home', /\bsmart home\b|\bhome automation\b/, /^smart home/m),
  listed('Italian marble', /\b(?:italian )?marble(?: floor(?:ing)?)?\b/, /^italian marble/m),
  listed('wooden flooring', /\bwood(?:en)? floor(?:ing)?s?\b/, /^wooden flooring/m),
  listed('wardrobes', /\b(?:fitted )?(?:wardrobes?|almirahs?)\b/, /\bwardrobes$/m),
  listed('video door phone', /\bvideo door ?phone\b/),
  listed('pantry point', /\bpantry(?: point)?\b/, /\bpantry point$/m),
  room(
    'staff room',
    /\b(?:servant|staff|maid|helper)'?s?'?(?: (?:room|quarter|accommodation)s?)?\b/,
    /\+ staff|\bstaff (?:room|quarters|accommodation)/,
  ),
  room('study', /\bstudy(?: room)?\b|\bhome office\b|\bwork from home\b/, /\+ study|\ba study\b/),
  room('utility', /\butility(?: room)?\b/, /\+ utility|\butility balcony\b/),
  room('puja room', /\b(?:puja|pooja|prayer)(?: room)?\b/, /\bp(?:uj|ooj)a room\b/),
  room('penthouse', /\bpent ?houses?\b/, /\bpenthouses?\b/),
  room('serviced units', /\bserviced\b/, /\bserviced\b/),
  { label: 'semi-furnished units', asked: /\bsemi[- ]?furnished\b/, stated: /^semi-furnished$/m },
  { label: 'unfurnished units', asked: /\bun[- ]?furnished\b/, stated: /^unfurnished$/m },
  { label: 'furnished units', asked: /\b(?:(?:fully|full) )?furnished\b/, stated: /^furnished$|\d bhk furnished/m },
  {
    label: 'low-rise buildings',
    asked: /\blow[- ]rise(?: (?:buildings?|towers?))?\b/,
    stated: /\blow-rise\b|^luxury independent floors$/m,
  },
  {
    label: 'ground-floor units',
    asked: /\bground[- ]floors?\b/,
    stated: /^ground floor|\bon the ground floor have\b/m,
  },
  {
    label: 'freehold title',
    asked: /\bfree ?hold(?: title)?\b/,
    stated:
      /\btitle is freehold\b|\bfreehold land\b|\bfreehold rights were obtained\b|\b(?:property|land) freehold\? yes\b/,
  },
  {
    label: 'leasehold title',
    asked: /\blease ?hold(?: title)?\b/,
    stated: /\brights are leasehold\b|\bland leasehold\? yes\b/,
  },
  {
    label: 'farm land',
    asked: /\bfarm(?:ing)?(?: ?(?:plot|house)s?)?\b|\bagricultur\w+|\bkheti(?: ki)?\b/,
    stated: /\bfarm land\b|^farm house$/m,
  },
  {
    label: 'open terrace',
    asked:
      /\b(?:(?:private|open|own|big|large|roof(?:top)?|with|a) )*terrace(?:s|(?: rights?)?)\b(?! garden)|\broof rights?\b|\bchhat\b/,
    stated:
      /\+ terrace|\bterrace rights\b|\bopen terraces?\b|\bwith (?:a|the) terrace\b|\bha(?:s|ve) (?:the |real )?terraces?\b|\bterrace under the sky\b|\bterraces of up to\b/,
  },
  {
    label: 'restaurant space',
    asked: /\b(?:restaurants?|cafes?|food outlets?)\b(?<!\bnear (?:good |the )?\S+)(?: spaces?\b)?/,
    stated: /\brestaurants? (?:and|trading|on)\b(?! a multiplex)|\bof (?:six )?restaurants\b|\brestaurants are\b/,
  },
  ...['construction', 'possession', 'time'].map((event) => ({
    label: `${event}-linked plan`,
    asked: new RegExp(`\\b${event}[- ]linked(?: (?:payment )?plans?)?\\b(?! (?:ka matlab|kya|mean))`),
    stated: new RegExp(`^${event} linked plan`, 'm'),
  })),
  {
    label: 'flexi payment plan',
    asked: /\bflexi(?:ble)?(?: payment)? plans?\b/,
    stated: /^flexi payment plan/m,
  },
  ...['10:90', '10:80:10', '20:80', '25:75', '30:70', '40:60', '50:50'].map((shares) => ({
    label: `${shares} plan`,
    asked: new RegExp(`\\b${shares.replaceAll(':', ' ?[:/-]? ?')}\\b(?! ?(?:l|cr|k)\\b)(?: (?:payment )?plans?\\b)?`),
    stated: new RegExp(`\\(${shares}\\)`),
  })),
  {
    label: 'RERA approval',
    asked:
      /\brera[- ](?:approv(?:ed|al)|registered|certified|verified)\b|\bregistered(?= (?:plot|apartment|villa|project|home|house|floor|shop|office)s?\b)/,
    stated: /^rera registered$/m,
  },
  {
    label: 'registry open',
    asked:
      /\bregistr(?:y|ies)(?: (?:is|are|already|now))* (?:open(?:ed)?|on|started|ho rah[ai]|chalu|chal rahi|allowed|happening)\b|\bopen registry\b/,
    stated: /\bregistry\b[^.]* is open\b|\bregistry open\b|\bready for registry\b|^registry available$/m,
  },
  {
    label: 'double-height space',
    asked: /\bdouble[- ]height\b(?: (?:space|ceiling|lobby|(?:living )?room)s?)?/,
    stated: /\bdouble-height\b/,
  },
  { label: 'caretaker', asked: /\bcare ?takers?\b/, stated: /\bcaretaker\b/ },
  {
    label: 'wheelchair access',
    asked:
      /\b(?:wheel ?chairs?|disabled|handicap(?:ped)?|barrier[- ]free)(?: (?:access(?:ible)?|friendly|ramps?))?\b|\bramps?\b/,
    stated: /\bwheelchair\b|\bramps connect\b/,
  },
  ...['one', 'two', 'three', 'four'].map((count, at) => ({
    label: `${count} ${at === 0 ? 'home' : 'homes'} a floor`,
    asked: new RegExp(
      `\\b(?:only )?(?:${count}|${at + 1}|single) (?:(?:flat|apartment|home|unit|house)s?|area) (?:a|per|on (?:a|each|one|every|the)|in (?:a|each|one)|to (?:a|each)|every|each|each on) floors?\\b`.replace(
        at === 0 ? '' : '|single',
        '',
      ),
    ),
    stated: new RegExp(
      `\\b${count} (?:homes?|apartments?|flats?|residences?|famil(?:y|ies)) (?:to|per|on|on each|on every|to each) (?:a )?(?:floor|level)\\b`,
    ),
  })),
  ...[5, 9, 10, 20, 25].map((share) => ({
    label: `${share} % at booking`,
    asked: new RegExp(
      `\\b(?:only |just )?${share} ?(?:%|percent|per cent) (?:as )?(?:down ?payment|booking(?: amount)?|(?:to|at) book(?:ing)?|advance|upfront|token|initial(?: payment)?)\\b`,
    ),
    stated: new RegExp(`, ${share} % at booking`),
  })),
  { label: 'high-street frontage', asked: /\bhigh[- ]street(?: frontage)?\b/, stated: /\bhigh[- ]street\b/ },
  ...['first', 'upper'].map((floor) => ({
    label: `${floor}-floor units`,
    asked: new RegExp(`\\b${floor}[- ]floors?\\b`),
    stated: new RegExp(`^${floor} floor|\\b${floor}-floor (?:units|shops)\\b`, 'm'),
  })),
  {
    label: 'tenant in place',
    asked:
      /\b(?:with )?(?:an? )?(?:existing )?tenants?(?: in place)?\b|\bpre[- ]?(?:leased|rented|let)\b|\b(?:leased|tenanted)\b|\bwith (?:a )?leases?\b(?: in place)?|\bleases? in place\b|\balready (?:rented|let)\b|\brent(?:ed out| coming| (?:aa? rah[aie]|aata))\b|\b(?:with|giving|earning|fetching) rent(?:al income)?(?: coming)?\b|\brented(?= (?:scos?|shops?|offices?|commercial|showrooms?|space)\b)/,
    stated:
      /\bwith (?:a )?tenants?\b|\btenants in place\b|\bwith (?:a )?leases?\b(?! agreed)|\blet ahead of sale\b|\bare up and let\b|\bbuy a let\b/,
  },
  {
    label: 'pets allowed',
    asked: /\b(?:pets?|dogs?|cats?|kutt[aei]|paltu(?: janwar)?|janwar)(?:[- ](?:friendly|allowed|park))?\b/,
    stated: /\bpets allowed\?\s*yes\b|^pet park$/m,
  },
  {
    label: 'clinic space',
    asked: /\b(?:(?:doctor|dental|dentist)'?s?'? )?clinics?\b(?<!\bnear (?:good |the )?\S+)(?: spaces?\b)?/,
    stated: /\b(?:suits?|(?:meant )?for) clinics\b/,
  },
  {
    label: 'large balconies',
    nearly: 'balconies',
    asked:
      /\b(?:with |an? )*(?:big|large|huge|wide|deep|spacious|bad[ai]|long) (?:(?:sun|open) )?(?:balcon(?:y|ies)|(?:verandah?|baranda)s?)\b/,
    stated: /\b(?:large|wide|deep|long) balcon|\bbalcon(?:y|ies) (?:(?:is|are) )?\w+ feet deep\b/,
  },
  {
    label: 'balconies',
    asked: /\b(?:(?:with|an?) )*(?:balcon(?:y|ies)|(?:verandah?|baranda)s?)\b/,
    stated: /\bbalcon(?:y|ies)\b/,
  },
  {
    label: 'corner unit',
    asked:
      /\bcorner(?: units?\b|(?= (?:plot|apartment|home|house|shop|office)s?\b| (?:wala|side|ho|chahiye)\b|$))|\b(?:two|2|three|3) sides?(?: open)?\b/,
    stated: /\bcorner (?:apartments?|plots?|suites?|homes?|unit)\b|\bone to each corner\b/,
  },
  {
    label: 'golf course nearby',
    asked:
      /\bgolf(?: course)?[- ]?(?:facing|face|view)\b|(?<=\S )golf(?: course| club| greens?)?(?: nearby)?\b(?! (?:course |city|extension )*(?:road|city)\b)/,
    stated: /\bgolf (?:course|greens|end|club)\b(?! (?:extension )?road)/,
  },
  ...sides,
  ...views,
];

const BY_LABEL = new Map(STATED_FACTS.map((fact) => [fact.label, fact]));

/** Whether two facts are of one furnishing, of which a record has one. */
export const areFurnishings = (...labels: readonly string[]) => labels.every((label) => FURNISHINGS.includes(label));

/** The row of a stated fact; undefined for an entry of the catalogue that has none. */
export const statedFact = (label: string): StatedFact | undefined => BY_LABEL.get(label);

/** A label of a list in the words of a wish: that of its row, else its own; 'ATM' and 'UPVC windows' keep their capitals. */
export const toListedLabel = remembered((label) => {
  const row = STATED_FACTS.find(({ isListed, stated }) => isListed && stated.test(label.toLowerCase()));
  return row?.label ?? label.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
});

/**
 * What a record states: labels of the table, and the entries of its own lists that no row of the table knows. `listed` are
 * the labels of its amenities and specifications, `texts` are everything else that it says.
 */
export function toStated(listed: readonly string[], texts: readonly string[]): string[] {
  const lists = listed.join('\n').toLowerCase();
  const all = [...texts, ...listed].join('\n').toLowerCase();
  const stated = STATED_FACTS.filter((fact) => fact.stated.test(fact.isListed ? lists : all));
  return [...new Set([...stated.map(({ label }) => label), ...listed.map(toListedLabel)])];
}
