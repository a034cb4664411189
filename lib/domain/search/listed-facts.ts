/** A fact that a record states in words. Questions are in usual spelling, records in lower case. */
export interface StatedFact {
  /** As it is said back: 'with swimming pool'. */
  label: string;
  asked: RegExp;
  stated: RegExp;
  /** Whether only the lists of amenities and specifications say it; a list without it says no. */
  isListed?: true;
  /** Its words in a text that says it where no list does. */
  told?: RegExp;
  /** What is close to it: covered parking to two car spaces. */
  nearly?: string;
  /** Whether it is a number of that, which is close to it where a record has no number. */
  isCounted?: true;
  /** Whether it is a room, which a configuration has or has not, and no plot has. */
  isRoom?: true;
  /** Whether it is a kind of unit, which a record without one of the name has not. */
  isKind?: true;
  /** What it is a kind of, which is wished with it. */
  of?: 'shop';
  /** Whether others of that kind are close to it. */
  isLike?: true;
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
const unit = (label: string, asked: RegExp, stated: RegExp): StatedFact => ({
  ...room(label, asked, stated),
  isKind: true,
});

/** Facts that lists of amenities and specifications say, and rooms; the narrower ones first: 'kids pool' before 'pool'. */
export const LISTED_FACTS: readonly StatedFact[] = [
  listed(
    "children's pool",
    /\b(?:kid|child|children|baby|toddler)'?s?'? (?:(?:ke|ka|liye) )*(?:swimming )?pools?\b|\bpools? for (?:kids|children)\b/,
  ),
  {
    label: 'private pool',
    nearly: 'swimming pool',
    asked: /\b(?:(?:private|own|personal) (?:swimming )?|plunge )pools?\b/,
    stated: /\bplunge pool\b|\bits own pool\b|\bpool villas?\b/,
  },
  listed('swimming pool', /\b(?:swim+ing )?pools?\b(?![- ](?:facing|face|view))|\bswim+ing\b/),
  listed('gymnasium', /\bgym(?:nasium)?s?\b(?! business)|\bfitness(?: cent(?:er|re))?\b/),
  listed('club house', /\bclub[- ]?houses?\b|\bclubs?\b/),
  listed('spa and sauna', /\bspa\b|\bsauna\b|\bsteam(?: room)?\b/, /\bspa\b/),
  listed('yoga deck', /\byoga(?: (?:deck|room|area))?\b|\bmeditation\b/, /\byoga\b/),
  listed(
    "children's play area",
    /\b(?:(?:kid|child|children)'?s?'? (?:(?:ke|ka|liye) )*)?play(?:ing)? ?(?:area|ground)s?\b|\b(?:kid|child|children)'?s?'? (?:(?:ke|ka|liye) )*(?:area|zone|park|khel\w*(?: (?:sak\w*|ki jagah))?)\b|\b(?:kid|child|children)'?s?'?[- ]friendly\b|\b(?:for )?(?:an? )?family (?:friendly\b|with (?:(?:small|young) )?(?:kids|child(?:ren)?)\b)|(?<!\b(?:study|rooms?|school|park|pool|space|area|an?) )\b(?:good |best |safe )?for (?:(?:my|the|small|our) )*(?:kids|child(?:ren)?)\b(?! (?:school|educ\w*|marriage|name))/,
    /\bplay area$/m,
  ),
  listed('pharmacy', /\b(?:chemist|pharmacy)\b(?! business)/),
  listed('convenience shopping', /\bgrocer(?:y|ies)?\b(?! business)|\bconvenience shopping\b/),
  listed('physiotherapist', /\bphysio(?:therapist)?s?\b/),
  listed('crèche', /\bcr[eè]che\b|\bday ?care\b/, /^cr[eè]che$/m),
  { nearly: 'private lawn', ...listed('private garden', /\b(?:private|own) gardens?\b/) },
  {
    label: 'private lawn',
    asked: /\b(?:(?:private|own|front|big|green) )*lawns?\b(?! tennis)/,
    stated: /\b(?:a|front|rear) lawn\b/,
  },
  {
    nearly: 'private lawn',
    ...listed(
      'garden',
      /\b(?:landscaped )?gardens?(?! view| facing)\b|\bgreenery\b|(?<=^|\b(?:and|with|near|nearby|an?|the|big|good|nice|central|green|own|any|have|has|some|bhk|apartment|flat|home|house|villa|floor|plot|society|aur|ke|pool|gym|club|track|area|school|metro|market|lift|security|parking|hospital|mein|me) |[,&] ?)parks?\b(?![- ](?:facing|face|view|mukhi|plaza))|\bparks?(?= (?:chahiye|ho|hona|wal[aie])\b)/,
      /^(?:landscaped|private) garden$/m,
    ),
  },
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
  ...[
    ['three|3|teen', '\\bparking for three cars'],
    ['two|2|double|do', '\\bparking for t(?:wo|hree) cars\\b|\\band two with the \\d'],
  ].map(([counts = '', more]) => ({
    label: `${counts.split('|')[0]} car spaces`,
    nearly: 'covered parking',
    isCounted: true as const,
    asked: new RegExp(
      `\\b(?:${counts}) (?:(?:covered|reserved|stilt|cars?|ki|ke liye) )*(?:parkings?|parks|bays?|spaces|slots)(?: spaces?)?\\b|\\b(?:parking|space) for (?:${counts}) cars?\\b`,
    ),
    stated: new RegExp(`\\b(?:${counts}) (?:(?:stilt |covered )?bays|car spaces)\\b|${more}`),
  })),
  {
    label: 'stilt parking',
    nearly: 'covered parking',
    asked: /\bstilt(?: (?:car )?parking)?\b(?! ?(?:plus|\+|and (?:4|four)))/,
    stated: /\bstilt (?:parking|bays)\b|\bin the stilts?\b|\bstilt[- ]plus\b/,
  },
  listed(
    'covered parking',
    /\b(?:(?:covered|car|reserved|basement) )*(?:parking|(?<=car )parks?)\b(?: (?:space|spot|slot)s?\b)?/,
    /^(?:covered|basement) parking$/m,
  ),
  listed('home lift', /\bhome (?:lift|elevator)s?\b/, /\bhome lift$/m),
  listed('service lift', /\bservice (?:lift|elevator)s?\b/),
  {
    ...listed('lifts', /(?<!\b(?:private|own) )\b(?:lift|elevator)s?\b/, /^lifts$|\bhome lift$/m),
    told: /\bserved by (?:a )?lifts?\b|\ball have a lift\b/,
  },
  listed(
    'power backup',
    /\b(?:(?:full|complete|100 ?%|24 hours?|24x7) )?power[- ]?back ?up\b|\bgenerator\b|\bdg (?:set|backup)\b/,
  ),
  {
    nearly: '24x7 security',
    told: /\ba gated (?:layout|lane|colony|community|enclave)\b/,
    ...listed('gated entry', /\bgated(?: (?:society|community|colony|complex|township|entry))?\b/),
  },
  listed(
    '24x7 security',
    /\b(?:24 ?(?:[x*/] ?7|h(?:ou)?rs?|ghante) )?(?:(?:three|3)[- ]tier )?(?:security|guards?)\b|\bsafe(?:ty)?(?= (?:society|area|apartment|home|building|complex)\b)/,
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
    /\b(?:servant|staff|maid|helper|n[ao]u?kar)'?s?'?(?: ka)?(?: (?:(?:bed)?room|quarter|accommodation)s?)?\b|(?<!\d )\bsq\b(?![. ]*(?:f|ya?r?d|m|gaj))|\bbai ke liye room\b/,
    /\+ staff|\bstaff (?:room|quarters|accommodation)/,
  ),
  room(
    'study',
    /\bstudy(?: room)?\b|\bhome office(?: room)?\b|\b(?:work from home|wfh)(?: (?:friendly|(?:ke liye )?room|space|area|corner))?\b|\boffice room(?= in)/,
    /\+ study|\ba study\b/,
  ),
  room('utility', /\butility(?: (?:room|area))?\b|\bwash(?:ing)? area\b/, /\+ utility|\butility balcony\b/),
  room('puja room', /\b(?:puja|pooja|prayer)(?: room)?\b/, /\bp(?:uj|ooj)a room\b/),
  { ...unit('kiosk', /\bkiosks?\b/, /\bkiosks?\b/), of: 'shop' },
  {
    ...room(
      'showroom',
      /(?<!\b(?:shops?|offices?)(?: (?:or|and|ya)|,|\/) ?)\bshowrooms?\b(?! ?(?:(?:or|and|ya)|,|\/) ?(?:shop|office))/,
      /\bshowrooms?\b/,
    ),
    of: 'shop',
    isLike: true,
  },
  unit('penthouse', /\bpent ?houses?\b/, /\bpenthouses?\b/),
  unit('serviced units', /\bserviced\b|\bservice(?= apartments?\b)/, /\bserviced\b/),
];
