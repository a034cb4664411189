import { takeBedrooms } from '../project/bedrooms';
import { facingLabel } from '../listing/filter-rules';
import { remembered } from '../site/remembered';
import { LISTED_FACTS, type StatedFact } from './listed-facts';

const FURNISHINGS = ['semi-furnished units', 'unfurnished units', 'furnished units'];
const SIDES = 'north-east north-west south-east south-west north south east west park road pool forest'.split(' ');
const VIEWS = ['sea|ocean|beach', 'river', 'lake', 'hill|valley', 'garden|greenery|green'];
/** The Hindi words of north and west are also names of places: only beside a side do they mean one. */
const spaced = (side: string) =>
  side.replace('-', '[- ]?').replace('north', '(?:north|uttar)').replace('west', '(?:west|pash?chim)');
const sides = SIDES.map((side) => ({
  label: facingLabel(side),
  asked: new RegExp(
    `\\b${spaced(side)}(?:ern)?(?: side)?[- ]?(?:facing|face|view|entry|entrance|disha)(?: direction)?\\b|\\b(?:facing|door|entrance) (?:(?:is|in|main|on|the) )*${spaced(side)}\\b(?: (?:direction|disha))?`,
  ),
  stated: new RegExp(`\\b${spaced(side)}[- ]facing\\b|\\bfacing (?:the )?(?:[\\w.-]+ ){0,2}${spaced(side)}\\b`),
}));
const views = VIEWS.map((view) => ({
  label: `${view.split('|')[0]} view`,
  ...(view.startsWith('garden') && { nearly: 'park-facing units' }),
  asked: new RegExp(
    `\\b(?:${view})s?[- ]?(?:facing|face|view|dikh\\w*)\\b|\\b(?:view of|facing) (?:the )?(?:${view})s?\\b`,
  ),
  stated: new RegExp(
    `\\b(?:${view})[- ](?:facing|view)|\\b(?:looks? (?:at|over)|sees|facing|above|round) the (?:${view})\\b|\\bon the (?:${view}) front\\b`,
  ),
}));

/** The text of a record whose buildings have one of some numbers of floors. */
const storeys = (counts: string) =>
  `\\b(?:(?:buildings?|blocks|wings) of|building has) (?:${counts}) floors\\b|\\b(?:${counts})-storey\\b`;

/** Numbers from ten on. */
const TEN_UP =
  '(?:[1-9]\\d|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif)ty(?:-\\w+)?)';

/** Facts that records state, the narrower ones first: 'kids pool' before 'pool'. A new one is one row. */
export const STATED_FACTS: readonly StatedFact[] = [
  ...LISTED_FACTS,
  { label: 'semi-furnished units', asked: /\bsemi[- ]?furnished\b/, stated: /^semi-furnished$/m },
  {
    label: 'unfurnished units',
    asked: /\bun[- ]?furnished\b|\braw(?= (?:apartment|home|house|office|shop)s?\b)/,
    stated: /^unfurnished$/m,
  },
  {
    label: 'furnished units',
    asked:
      /\b(?:(?:fully|full) )?furnished\b|\bplug (?:and|n|&) play\b|\b(?:with )?furniture\b(?! (?:shop|showroom|store|business|loan|cost))|\bsa+ma+n(?= (?:ke )?sa+th\b)/,
    stated: /^furnished$|\d bhk furnished/m,
  },
  {
    label: 'low-rise buildings',
    nearly: 'mid-rise buildings',
    asked: /\blow[- ]?rise(?: (?:buildings?|towers?))?\b/,
    stated: new RegExp(
      `\\blow-rise\\b|^luxury independent floors$|^independent house/villa$|${storeys('three|four|five')}`,
      'm',
    ),
  },
  {
    label: 'mid-rise buildings',
    asked: /\bmid[- ]?rise(?: buildings?)?\b/,
    stated: new RegExp(storeys('six|seven|eight|nine')),
  },
  {
    label: 'high-rise buildings',
    asked: /\b(?:high|tall)[- ]?rise(?: (?:buildings?|towers?))?\b|\b(?:tall|high) (?:buildings?|towers?)\b/,
    stated: new RegExp(
      `\\bhigh-rise\\b|\\b(?:towers?|buildings?|blocks),? (?:(?:of|at|each) )*${TEN_UP} floors\\b|\\b(?:at|rises) ${TEN_UP} floors\\b|\\b${TEN_UP} (?:floors (?:high|each)|storeys)\\b`,
    ),
  },
  {
    label: 'ground-floor units',
    asked: /\b(?:ground|bottom|(?:neeche|niche) (?:ka |wala )?)[- ]?floors?\b|\bgf\b|\bg floor\b/,
    stated:
      /^ground floor|\bground-floor (?:units?|duplex|owner)\b|\b(?:shops|showrooms)(?: of [\d,]+ sq\.ft)? on the ground floor\b|\bon the ground floor have\b|\bground floor has \d+ shops\b/m,
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
    asked: /\bfarm(?:ing)?(?: ?(?:plot|house|land)s?)?\b|\bagricultur\w+|\bkheti(?: ki)?\b/,
    isKind: true,
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
    asked:
      /\b(?:restaurants?|cafes?|food outlets?)\b(?<!\bnear (?:good |the )?\S+)(?! (?:in|inside) )(?: (?:spaces?|business)\b)?/,
    stated:
      /\brestaurants? (?:and|trading|on)\b(?! a multiplex)|\bof (?:six )?restaurants\b|\brestaurants are\b|^restaurant$/m,
  },
  ...[
    ['construction', ''],
    ['time', ''],
    [
      'possession',
      '|\\b(?:pay(?:ment)?|rest|balance|remaining|baaki|baki)(?: (?:payment|amount|money|paisa))?(?: (?:only|is|due|paid))? (?:on|at|after) possession\\b|\\bpossession (?:pe|par|ke baad) (?:pa(?:isa|yment|y)\\b|dena)|\\bpay later\\b|\\bbaad (?:mein|me) (?:pa(?:isa|yment|y)\\b|dena)',
    ],
  ].map(([event, more]) => ({
    label: `${event}-linked plan`,
    asked: new RegExp(`\\b${event}[- ]linked(?: (?:payment )?plans?)?\\b(?! (?:ka matlab|kya|mean))${more}`),
    stated: new RegExp(`^${event} linked plan`, 'm'),
  })),
  {
    label: 'flexi payment plan',
    asked: /\bflexi(?:ble)?(?: payment)? (?:plan|scheme|option)s?\b|\bflexible payments?\b/,
    stated: /^flexi payment plan/m,
  },
  ...['10:90', '10:80:10', '20:80', '25:75', '30:70', '40:60', '50:50'].map((shares) => ({
    label: `${shares} plan`,
    asked: new RegExp(
      `\\b${shares.replaceAll(':', ' ?[:/-]? ?')}\\b(?! ?(?:l|cr|k)\\b)(?: (?:payment )?(?:plan|scheme)s?\\b)?|\\b(?:pay )?${shares.split(':')[0]}(?: ?(?:%|percent|per cent)|(?<=pay \\d+)) (?:now|abhi)\\b(?: (?:and |aur )?(?:rest|balance|baa?ki|remaining|\\d\\d ?(?:%|percent))\\b(?: (?:on|at|after|pe|par)\\b)?(?: (?:later|possession|baad)\\b(?: (?:mein|me|pe|par)\\b)?)?)?`,
    ),
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
      /\bregistr(?:y|ies)(?: (?:is|are|already|now|should|must|to|be|can|could))* (?:open(?:ed)?|available|done|(?:abhi|turant|now)(?: ho (?:jay?e|sak[ei]|sakti hai))?|ho (?:chuk|ga[iy])\w*|possible|on|started|ho rah[ai]|chalu|chal rahi|allowed|happening)\b|\bopen registry\b/,
    stated: /\bregistry\b[^.]* is open\b|\bregistry open\b|\bready for registry\b|^registry available$/m,
  },
  {
    label: 'double-height space',
    asked: /\bdouble[- ]height\b(?: (?:space|ceiling|lobby|(?:living )?room)s?)?/,
    stated: /\bdouble-height\b/,
  },
  {
    label: 'private lift',
    nearly: 'home lift',
    asked: /\b(?:private|own) (?:lift|elevator)s?(?: lobby)?\b/,
    stated: /\bown lift\b|\bhome lift$/m,
  },
  { label: 'hotel brand', asked: /\bhotel brand\b|\b(?:hotel )?branded\b/, stated: /\bbranded (?:home|residence)s\b/ },
  { label: 'multiplex', asked: /\bmultiplex(?: malls?)?\b|\bmalls?(?= shops?\b)/, stated: /\bshops? in the mall\b/ },
  {
    label: 'one storey',
    nearly: 'ground-floor units',
    asked: /\b(?:one|single)[- ](?:store?y|floor(?= (?:house|villa)))\b/,
    stated: /\bone storey\b/,
  },
  {
    label: 'caretaker',
    asked:
      /\bcare ?takers?\b|\b(?:some(?:one|body)|koi|people|person|staff) (?:(?:to|who|can|will) )*(?:looks? after|takes? care of|manages?)\b(?! (?:my|our)\b)(?: (?:it|the (?:house|home|villa|place|property)|kar\w+|wal[aei]|ho))*/,
    stated: /\bcaretaker\b/,
  },
  {
    label: 'wheelchair access',
    asked:
      /\b(?:wheel ?chairs?|disabled|handicap(?:ped)?|barrier[- ]free)(?: (?:access(?:ible)?|friendly|ramps?))?\b|\bramps?\b/,
    stated: /\bwheelchair\b|\bramps connect\b/,
  },
  ...['one|1|single|ek', 'two|2|do', 'three|3|teen', 'four|4|char'].map((counts) => {
    const [count] = counts.split('|');
    return {
      label: `${count} ${count === 'one' ? 'home' : 'homes'} a floor`,
      asked: new RegExp(
        `\\b(?:only )?(?:${counts}) (?:(?:flat|apartment|home|unit|house)s?|area) (?:a|per|on (?:a|each|one|every|the)|in (?:a|each|one)|to (?:a|each)|every|each|each on) floors?\\b|\\b(?:ek|1|one|har|each|every) floor (?:pe|par|mein|has|with) (?:only |sirf )?(?:${counts}) (?:flat|apartment|home|unit)s?\\b`,
      ),
      stated: new RegExp(
        `\\b${count} (?:homes?|apartments?|flats?|residences?|famil(?:y|ies)) (?:to|per|on|on each|on every|to each) (?:a )?(?:floor|level)\\b`,
      ),
    };
  }),
  ...[5, 9, 10, 20, 25].map((share) => ({
    label: `${share} % at booking`,
    asked: new RegExp(
      `\\b(?:only |just )?${share} ?(?:%|percent|per cent) (?:as )?(?:down ?payment|booking(?: amount)?|(?:to|at) book(?:ing)?|advance|upfront|token|initial(?: payment)?)\\b|\\bbook(?:ing)? (?:(?:it|now|just|only|with|at|by|for|in|se) )+${share} ?(?:%|percent|per cent)`,
    ),
    stated: new RegExp(`, ${share} % at booking`),
  })),
  { label: 'high-street frontage', asked: /\bhigh[- ]street(?: frontage)?\b/, stated: /\bhigh[- ]street\b/ },
  ...['first', 'upper'].map((floor) => ({
    label: `${floor}-floor units`,
    asked: new RegExp(`\\b${floor}[- ]floors?\\b${floor === 'upper' ? '|\\bzyada (?:ka|wala) floors?\\b' : ''}`),
    stated: new RegExp(`^${floor} floor|\\b${floor}-floor (?:units|shops)\\b`, 'm'),
  })),
  {
    label: 'tenant in place',
    asked:
      /\bwith (?:an? )?(?:existing )?tenants?(?: in place)?\b|(?<!\b(?:can|or|do|does|should|if|my|which|what) )\b(?:existing )?tenants?(?: in place)?\b(?! (?:pay(?:s|ing)?|to|ko|se|has|not|nahi|or|should|can|will|deposit|ka deposit)\b)|\b(?:(?:rental )?income|rent)[ -](?:generating|producing|yielding|earning)\b|\bpre[- ]?(?:leased|rented|let)\b|\b(?:leased|tenanted)\b|\bwith (?:a )?leases?\b(?: in place)?|\bleases? in place\b|\bleases? wal[aie]\b|(?<=\b(?:shop|office|sco|showroom)s?\b.*\b(?:years?|saal) )leases?\b|\balready (?:rented|let)\b|\bfor rental income\b|\b(?:rent|kiray[ae]) (?:par|pe) (?:chadh\w+|di|diya|lag\w+|uth\w+)(?: hu[aie])?\b|(?<!\b(?:be|to|easily|and) )\brented out\b|\brent(?: coming| (?:aa? rah[aie]|aa(?:ta|ti|y?e)|det[ai]|mil\w*))\b|\b(?:with|(?:giv|earn|fetch|generat|pay)(?:es?|s|ing)) (?:good |monthly |regular )?rent(?:al income)?(?: coming)?\b|\brented(?= (?:scos?|shops?|offices?|commercial|showrooms?|space)\b)/,
    stated:
      /\bwith (?:a )?tenants?\b|\btenants in place\b|\bwith (?:a )?leases?\b(?! agreed)|\blet ahead of sale\b|\bare up and let\b|\bbuy a let\b/,
  },
  {
    label: 'pets allowed',
    asked: /\b(?:pets?|dogs?|cats?|bill[iy]|kutt[aei]|paltu(?: janwar)?|janwar)(?:[- ](?:friendly|allowed|park))?\b/,
    stated: /\bpets allowed\?\s*yes\b|^pet park$/m,
  },
  {
    label: 'clinic space',
    asked:
      /\b(?:(?:doctor|dental|dentist)'?s?'? )?clinics?\b(?<!\bnear (?:good |the )?\S+)(?! (?:in|inside) )(?: (?:spaces?|business)\b)?/,
    stated: /\b(?:suits?|(?:meant )?for) clinics\b|^clinic\b/m,
  },
  ...['2|two|do', '3|three|teen', '4|four|char', '5|five'].flatMap((counts) =>
    ['balcon(?:y|ies)', '(?:bath(?:room)?|toilet|wash ?room)s?'].map((room, isBath) => ({
      label: `${counts[0]} ${isBath ? 'bathrooms' : 'balconies'}`,
      ...(!isBath && { nearly: 'balconies', isCounted: true as const }),
      asked: new RegExp(`\\b(?:with )?(?:${counts}) (?:(?:attached|big|large|wide) )?${room}(?!\\w)`),
      stated: new RegExp(`\\b(?:${counts}) (?:\\w+ )?${room}(?!\\w)`),
    })),
  ),
  {
    label: 'large balconies',
    nearly: 'balconies',
    asked:
      /\b(?:with |an? )*(?:big|large|huge|wide|deep|spacious|bad[ai]|long) (?:(?:sun|open) )?(?:balcon(?:y|ies)|(?:verandah?|baranda)s?)\b/,
    stated: /\b(?:large|wide|deep|long) balcon|\bbalcon(?:y|ies) (?:(?:is|are) )?\w+ feet deep\b/,
  },
  {
    label: 'balconies',
    asked: /\b(?:(?:with|an?|one|1|ek) )*(?:balcon(?:y|ies)|(?:verandah?|baranda)s?)\b/,
    stated: /\bbalcon(?:y|ies)\b/,
  },
  ...(
    [
      [
        'two|2|do',
        '|\\b(?:(?:cross|good|well|proper|natural)[- ])*ventilat\\w+|\\bairy\\b|\\bhawa ?dar\\b|\\b(?:natural |good |bright )?(?:sun ?)?light\\b(?= (?:aa?t|wala|apartment|home|house|ho\\b)|$)|\\b(?:natural|sun) ?light\\b|\\bdhoop\\b(?: aa?t\\w+)?',
        /\bon t(?:wo|hree) (?:sides|walls)\b|\bwindows (?:front and back|all round)\b/,
      ],
      ['three|3|teen', '', /\bon three sides\b|\bwindows all round\b/],
    ] as const
  ).map(([counts, more, stated]) => ({
    label: `light on ${counts.split('|')[0]} sides`,
    nearly: 'corner unit',
    asked: new RegExp(
      `(?<!\\b(?:plot|shop)s?\\b.*)\\b(?:light on )?(?:${counts}) sides?(?: (?:open|light|ventilat\\w+))?\\b${more}`,
    ),
    stated,
  })),
  {
    label: 'corner unit',
    asked:
      /\bcorner(?: units?\b|(?= (?:plot|apartment|home|house|shop|office|sco)s?\b| (?:wala|side|ho|chahiye|only)\b|$))|\b(?:two|2|three|3) sides?(?: open)?\b/,
    stated: /\bcorner (?:apartments?|plots?|suites?|homes?|unit)\b|\bone to each corner\b/,
  },
  {
    label: 'golf course nearby',
    asked:
      /\bgolf(?: course)?[- ]?(?:facing|face|view)\b|\bgolf(?= (?:society|township)\b)|(?<=\S )golf(?: course| club| greens?)?(?: nearby)?\b(?! (?:course |city|extension )*(?:road|city)\b)/,
    stated: /\bgolf (?:course|greens|end|club)\b(?! (?:extension )?road)/,
  },
  ...sides,
  ...views,
];

const BY_LABEL = new Map(STATED_FACTS.map((fact) => [fact.label, fact]));

/** Whether two facts are heights of buildings: one that a record has not, where it has another, is against it. */
export const areRises = (...labels: readonly string[]) => labels.every((label) => label.endsWith('-rise buildings'));

/** Whether two facts are of one furnishing, of which a record has one. */
export const areFurnishings = (...labels: readonly string[]) => labels.every((label) => FURNISHINGS.includes(label));

/** The row of a stated fact; undefined for an entry of the catalogue that has none. */
export const statedFact = (label: string): StatedFact | undefined => BY_LABEL.get(label);

/** Whether a fact of a wish is a kind of unit: 'farm land'. */
export const isKindStated = ({ row, label }: { row: string; label: string }): boolean =>
  row === 'stated' && statedFact(label)?.isKind === true;

/** A label of a list in the words of a wish: that of its row, else its own; 'ATM' and 'UPVC windows' keep their capitals. */
export const toListedLabel = remembered((label) => {
  const row = STATED_FACTS.find(({ isListed, stated }) => isListed && stated.test(label.toLowerCase()));
  return row?.label ?? label.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
});

/** Kinds of units by their names, where these say more than bedrooms and what a row of the table asks: 'half floor', 'sky villa'. */
const toUnitKinds = (labels: readonly string[]) =>
  labels
    .map((label) => takeBedrooms(label.toLowerCase()).rest.replace(/^\+ /, ''))
    .filter((name) => /^(?!sco )[a-z]+(?: [a-z]+)+$/.test(name) && !STATED_FACTS.some(({ asked }) => asked.test(name)));

/**
 * What a record states: labels of the table, the kinds of its units, and the entries of its own lists that no row of the
 * table knows. `listed` are the labels of its amenities and specifications, `units` those of its configurations, `texts`
 * are everything else that it says.
 */
export function toStated(listed: readonly string[], units: readonly string[], texts: readonly string[]): string[] {
  const lists = listed.join('\n').toLowerCase();
  const all = [...texts, ...units, ...listed].join('\n').toLowerCase();
  const inside = /\b(?:within|inside) the gates?\b[^.]*/.exec(all)?.[0] ?? '';
  const stated = STATED_FACTS.filter((fact) =>
    fact.isListed ? fact.stated.test(lists) || fact.asked.test(inside) || fact.told?.test(all) : fact.stated.test(all),
  );
  return [...new Set([...stated.map(({ label }) => label), ...toUnitKinds(units), ...listed.map(toListedLabel)])];
}
