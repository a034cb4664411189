import { carpetSqftOf, formatCarpetRate, formatRate } from '../project/configuration';
import { CHARGED, GST_ALONE, INTEREST, PARTS } from './project-words';
import { brochureQuestion } from './brochure-question';
import type { SearchFacts } from './file';
import { COUNTED, HAGGLES, WHEN } from './language';
import { CHARGES, SPECIFIED } from './passages';
import {
  areas,
  asked,
  costText,
  emiText,
  faqAnswer,
  freeText,
  gstText,
  interestText,
  inTexts,
  inWords,
  type KnownBeside,
  loanText,
  nearbyText,
  possessionText,
  prices,
  rentText,
  saidUnder,
  summary,
} from './project-texts';

/** Something that is asked of a named project, and where its page says it. */
interface ProjectQuestion {
  words: RegExp;
  /** 'Payment plan' of 'Payment plan of Mogra Courts'. */
  title: string;
  /** Anchor and tab of the section. */
  section: readonly [id: string, tab: string];
  /** '' where the record does not say; `bedrooms` are those that are asked for. */
  answer: (project: SearchFacts, bedrooms: readonly string[], known: KnownBeside) => string;
  href?: (path: string) => string;
  /** Whether it is a wish where no project is named: 'high floor, 3 bhk'. */
  isOfOne?: true;
}

export const OVERVIEW = ['overview', 'Overview'] as const;
/** The section of the configurations. */
export const FLOOR_PLAN = ['floor-plan', 'Floor Plan'] as const;
const PAYMENT = ['payment', 'Payment Plan'] as const;

/** What only its page says. */
const onPage = (title: string, section: ProjectQuestion['section'], words: RegExp): ProjectQuestion => ({
  ...{ words, title, section },
  answer: () => saidUnder(section[1]),
});

/** What can be asked of a named project beside the facts of a wish, in the order in which it is read; a new one is one row. */
export const QUESTIONS: readonly ProjectQuestion[] = [
  { ...onPage('GST', ['cost', 'Payment Plan'], GST_ALONE), answer: gstText },
  {
    words:
      /\b(?:(?:cost|price) )?(?:all in(?:clusive)?|in all|in total|on road|hidden|extra)(?: (?:cost|price|charges))?\b|(?<!(?:s|apartment|plot|villa) )\btotal(?: (?:cost|price|charges|amount)\b|$| kitn[aei]\b)|\b(?:(?:cost|price|budget) )*(?:with|includ(?:ing|ed)) (?:registry|registration|gst)\b|\bcost sheet\b|\bsab mila ?k(?:e|ar)\b|\bregistry(?= .*\b(?:mila|total)\b)|(?<=\b(?:total|duty)\b.*)\bregist(?:ry|ration)\b(?! number)|\bstamp duty\b|\b(?:how much )?(?<!\b(?:property|house|income) )tax(?:es)?\b(?! (?:benefit|sav|rebate|exempt|deduct))|\bregist(?:ration|ry) (?:charges?|fees?|cost|kitn[aei])\b|^ *registry *$|\bgst\b|\b(?:(?:for|in|my|an?) )*(?:women|couple|jointly|joint)\b(?:(?:'?s)? (?:names?|owners?))?(?:(?<=\b(?:total|cost|registry|dut(?:y|ies)|tax)\b.*)|(?=.*\b(?:total|cost|registry|dut(?:y|ies)|tax)\b))/g,
    title: 'Cost in all',
    section: ['cost', 'Payment Plan'],
    answer: costText,
  },
  {
    words:
      /\brera\b(?: (?:registration|number|no|id|registered|approved|certificate))*(?: approved\b)?|\bregistered\b|\bregistration(?: number)?\b|\bapprov(?:ed|als?)\b(?!.*\b(?:loan|bank)s?\b)(?<!\b(?:loan|bank|sbi|hdfc)s?\b.*)/g,
    title: 'RERA',
    section: OVERVIEW,
    answer: faqAnswer(/RERA/),
  },
  {
    words: new RegExp(
      `\\b(?:${CHARGED})(?: \\w+){0,2}? (?:charges?|fees?)\\b|\\b(?:${CHARGED})(?: k[ai])? (?:cost|kitn[aei] lag\\w*)\\b|(?:\\bincludes?|\\bincluding|\\bincluded|(?<=\\b(?:price|cost|total)\\b.*)\\bwith) (?:(?:all|and|charges|${CHARGED})\\b ?)+|\\bfloor rise\\b|\\bplc\\b`,
      'g',
    ),
    title: 'Charges',
    section: PAYMENT,
    answer: (_, __, known) => inTexts(CHARGES, known),
  },
  {
    words: /\bcarpet\b(?!(?: area)? (?:rate|price|sq))(?<!\b(?:rate|price)(?: (?:on|of|per))? carpet)(?: area)?\b/g,
    title: 'Carpet area',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) => {
      const isCarpet = project.configurations.some((each) => carpetSqftOf(each) !== null);
      const said = inWords(areas(project, bedrooms));
      return isCarpet ? said : `Its record does not say the carpet area. The developer’s areas: ${said}`;
    },
  },
  {
    words:
      /\b(?:floor|unit|house) plans?\b|\blayouts?\b|\bconfigurations?\b|\b(?:how (?:big|large|spacious)|kitn[aei] bad[aei])\b|(?<!\b(?:play|playing|green|open|parking|common|carpet|best|good|which) )\b(?:super |built up )?(?:area|sizes?)\b|\b(?:largest|biggest|smallest) (?:unit|one|apartment|flat|plot|shop|office|villa)s?\b/g,
    title: 'Floor plan',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) =>
      [project.hasNoDrawing ? 'No drawing is on record; ask us for it.' : '', inWords(areas(project, bedrooms))]
        .join(' ')
        .trim(),
  },
  {
    words: /\b(?:(?:if|i|my|the|full|booking|amount) )*(?:cancel\w*|refund\w*)\b(?: (?:my|the|booking|amount|after))*/g,
    title: 'Cancellation',
    section: PAYMENT,
    answer: () => 'The application form says what is kept; we read it with you before you sign.',
    isOfOne: true,
  },
  {
    words:
      /\b(?:down )?payment(?: plans?| schedule| terms)?\b|\b(?:booking|token)(?: (?:amount|money))?\b(?! an? (?:site |video )*visit)|\b(?:construction|possession) linked(?: plan)?\b|\bsubvention(?: (?:scheme|plan))?\b|\bclp\b|\binstal?lments? plans?\b/g,
    title: 'Payment plan',
    section: PAYMENT,
    answer: ({ plans, faqs }, _, { texts }) =>
      inWords(plans, '; ') ||
      (texts.find((text) => /\b(?:on|at) booking\b|\bmilestones?\b/.test(text)) ??
        faqs.find(({ question }) => /\b(?:pay|payment|booking)\b/i.test(question))?.answer ??
        ''),
  },
  {
    words:
      /\b(?:(?:how many|number of|kitn[aei]|what|which) )+(?:bhks?|bedrooms?|bedrm|kamr[aei])\b(?! (?:do|should|advisable|lena))/g,
    title: 'Bedrooms',
    section: FLOOR_PLAN,
    answer: ({ bedrooms, configurations }) =>
      inWords(bedrooms.length > 0 ? [...new Set(configurations.map(({ label }) => label))] : []),
  },
  onPage('Instalments', PAYMENT, /\b(?:(?:first|last|next|each) )?instal?lments?\b/g),
  onPage('Site plan', ['site-plan', 'Site Plan'], /\b(?:site|master) plans?\b/g),
  brochureQuestion,
  { ...onPage('Interest rate', ['emi', 'EMI Calculator'], INTEREST), answer: interestText },
  { ...onPage('Home loan', ['faqs', 'FAQs'], /\b(?:home |bank )?loans?\b|\bbanks?\b/g), answer: loanText },
  {
    words: /\bemis?\b(?: (?:at|for|of|over|and|rate|interest))*|\bmonthly\b(?! (?:maintenance|cam|rent))/g,
    title: 'EMI',
    section: ['emi', 'EMI Calculator'],
    answer: emiText,
  },
  {
    words: /\b(?:occupation|occupancy|completion) certificate\b|\b[oc]c\b/g,
    title: 'Occupation certificate',
    section: OVERVIEW,
    answer: () => 'Its record does not hold it; ask us for the paper before you pay.',
  },
  {
    words:
      /\bpossession(?: date)?\b|\bhand(?:ed|ing)? ?over\b|\bdeliver(?:y|ed)\b|\b(?:move|shift)(?: in)?\b|\bkeys\b|\b(?:is |it )*(?:delay(?:ed|s)?|late|on time)\b|(?<!\bkitn[aei] )\bban(?:ega|egi|jaega)\b|\b(?:complet(?:e|ion|ed)|finish(?:ed)?|poor[ai])(?: date)?\b|\b(?:is |it )*ready(?: to move)?\b|\bstatus\b|\bkitn[ai] (?:kaam |work |construction )?(?:ban[ai]?|hua)\b|\b(?:(?:what|latest|recent|any|new|happen(?:ed|ing|s)|lately|recently|kya hua) )*(?:construction|updates?|progress|happen(?:ed|ing))(?: (?:updates?|progress|status|stage|lately|recently|in|of|on|there|at))*\b|\bhow old\b/g,
    title: 'Possession',
    section: OVERVIEW,
    answer: possessionText,
  },
  {
    words: new RegExp(
      `(?:${WHEN.source} )*\\b(?:(?:site|video|call|book(?:ing)?|schedule|arrange|an?|by|on) )*(?:visits?|tours?|videos?|dekhn[aei])\\b(?: ${WHEN.source})*`,
      'g',
    ),
    title: 'Visit',
    section: OVERVIEW,
    answer: () => 'Enquire on its page, and choose the day there; for a walk by video, too.',
  },
  {
    words:
      /\b(?:want|ready|like) to book\b(?: it| this)?(?! (?:an? |\d|apartment|flat|home|plot|shop|office|villa|site|visit))|\bbook (?:it|this|now|(?:kaise )?kar\w*)\b|^ *(?:i )?(?:want to )?book *$|^ *(?:i|we) (?:really )?(?:like[ds]?|prefer|choose|want|select) *$|^ *(?:(?:yes|ok|i|we|am|are|very|would|like|want|ready|to|have) )*(?:book|buy|finali[sz]ed?|interested|decided|chahiye|pasand(?: (?:aaya|aayi|hai))*)(?: in)? *$/g,
    title: 'Booking',
    section: OVERVIEW,
    answer: () => 'Enquire on its page: a consultant asks the developer what is free today, with whom you book.',
  },
  {
    words: new RegExp(
      `\\b(?:discounts?|(?:(?:festive|special|diwali|holi|new year) )?offers?(?: (?:for |on |in |this )*(?:diwali|holi|new year))?|${HAGGLES}|schemes?|deals?)\\b`,
      'g',
    ),
    title: 'Offers',
    section: OVERVIEW,
    answer: () => 'Its record holds the developer’s list price; ask us what is offered today.',
  },
  {
    words:
      /\b(?:monthly )?(?:maintenance|cam)(?: (?:charges?|fees?|cost|rate))*(?: (?:per|a) (?:sq (?:ft|yd)|month))?\b/g,
    title: 'Maintenance',
    section: OVERVIEW,
    answer: () => 'It is not in the price; ask us for the developer’s rate of today.',
  },
  {
    words:
      /\b(?:(?:prices?|rates?|costs?|charges?|of) )*(?:(?:per|a|ka|ki|in) )?(?<!\d )(?:(?:carpet )?sq (?:ft|yd|m)|square foot|bsp|psf)(?: (?:prices?|rates?|cost))?\b|\bcarpet(?: area)? (?:rate|price)\b|\b(?:rate|price)(?: (?:on|of|per))? carpet(?: area)?\b/g,
    title: 'Rate',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) =>
      inWords(
        asked(project, bedrooms).flatMap(({ name, each }) => {
          const rates = [
            formatRate(each)?.replace(/(?<=\/ )/, each.areaKind === 'carpet' ? 'carpet ' : ''),
            formatCarpetRate(each),
          ].filter(Boolean);
          return rates.length > 0 ? `${name}: ${rates.join(', ')}` : [];
        }),
        '; ',
      ),
  },
  {
    words:
      /\b(?:starting |base |current |lowest |minimum )?(?:prices?|rates?|costs?|budget|kitn[ae] (?:ka|ki|mein)|kimat|daam)(?: list)?\b|\bhow much\b|\b(?:cheapest|costliest|most expensive)(?: (?:unit|one|option|apartment|flat|plot|shop|office|villa)s?)?\b/g,
    title: 'Price',
    section: FLOOR_PLAN,
    answer: (project, bedrooms) => [inWords([project.priceText]), inWords(prices(project, bedrooms))].join(' ').trim(),
  },
  {
    words:
      /\b(?:who (?:is|are) (?:the )?)?(?:(?:good|reputed|reliable|trusted|best) )*developers?\b(?: (?:is|of|it|this|(?:(?:other|all|more|old|past|previous|completed) )+projects?|good|reputed|reliable|trusted|trustworthy|genuine|safe|(?:track )?record|reputation|rating|kais[aei]))*|\bkis(?:ka|ki|ne)(?: project| bana\w*)?\b|\bwho (?:built|made|builds|owns|is building|is selling)\b|\b(?:who (?:is|are) (?:the )?)?(?:sellers?|builders?)\b/g,
    title: 'Developer',
    section: ['about-developer', 'About Developer'],
    answer: ({ record }) => `${record.company}. We rate no developer; its page has what is on record.`,
  },
  {
    words:
      /\b(?:(?:which|what|how many|kitn[aei]|floors?|units?|homes?|apartment) )*(?:floors?|units?|homes?|apartment)(?: (?:is|are))*(?: still)? (?:availab(?:le|ility)|left|unsold|remaining|khali|vacant|bach[aei])\b|\bsold out\b|\b(?:available|unsold|remaining) (?:floors?|units?|apartment)\b|\b(?:(?:any|still|homes?) )*(?:left|unsold|vacant)\b|\bavailability\b|\binventory\b/g,
    title: 'Units',
    section: FLOOR_PLAN,
    answer: freeText,
  },
  {
    words:
      /\b(?:(?:available )?on )?(?:(?:high|upp?|low)(?:er)?|\d+(?:st|nd|rd|th)) floors?(?: or above)?(?: available)?\b/g,
    title: 'Floors',
    section: FLOOR_PLAN,
    isOfOne: true,
    answer: freeText,
  },
  {
    words:
      /\b(?:how many|kitn[aei]) floors? (?:(?:can|may|could|i|we|be|one|are|is) )*(?:build|built|construct(?:ed)?|ban\w*|allowed|permitted|sanctioned)\b(?: (?:sakt[aei]))?|\bwhat (?:all )?can (?:be built|(?:i|we|one) build)\b(?: on)?/g,
    title: 'Floors to build',
    section: OVERVIEW,
    answer: (_, __, known) =>
      inTexts('Floors allowed: ', known) ||
      'Its record does not say how many floors may be built; ask us for the rules of its layout.',
  },
  {
    words: new RegExp(
      `\\btowers\\b|(?<=\\b(?:which|the|its|each|per) )tower\\b|\\bstoreys?\\b|\\b\\d+ floors?\\b|(?:${COUNTED.source}) (?:\\w+ )?${PARTS}\\b|\\b${PARTS} (?:number|total|count)\\b`,
      'g',
    ),
    title: 'Building',
    section: OVERVIEW,
    answer: (_, __, { texts }) => (texts.length > 0 ? 'Its record does not say; ask us.' : saidUnder('Overview')),
  },
  {
    words:
      /\b(?:(?:per month|monthly|assured|guaranteed?) )*(?:rents?|rental|yields?|roi|returns?|leases?|lock ?in)(?: (?:income|period|terms?|guarantee|per month|a month))*\b/g,
    title: 'Rent',
    section: OVERVIEW,
    answer: rentText,
  },
  {
    words: /\bfront(?:age)?\b|\bplot (?:width|dimensions?)\b/g,
    title: 'Frontage',
    section: OVERVIEW,
    answer: ({ frontageFeet }) => inWords(frontageFeet ? [`up to ${frontageFeet} feet`] : []),
  },
  {
    words:
      /\b(?:(?:google )?(?:location|maps?|directions?)|located|address|kaha(?:n)?|where|(?:in which|kis) (?:sector|area|locality|location|city)(?: (?:me|mein|is|hai))*|how to reach|pa?hunch\w*)\b/g,
    title: 'Place',
    section: ['location', 'Location'],
    answer: ({ record }) => inWords([record.location]),
  },
  {
    words:
      /\b(?:what(?:'?s)?|kya|kya kya|places?|landmarks?)(?: (?:is|are|all|else|hai))*(?: (?:near(?: ?by)?|around|close by))+\b(?: hai)?(?= *$)|\bnear ?by (?:places?|landmarks?|facilit(?:y|ies))\b|^ *(?:near ?by|around) *$|\b(?:surroundings?|neighbou?rhood|connectivity)\b/g,
    title: 'Nearby',
    section: ['location', 'Location'],
    answer: nearbyText,
  },
  {
    words: /\b(?:images?|photos?|pictures?|pics?|gallery)\b/g,
    title: 'Pictures',
    section: OVERVIEW,
    answer: () => 'They stand on its page.',
  },
  {
    words:
      /\b(?:(?:kitchen|bath(?:room)?|toilet|wall|door|window|floor)s? )*(?:specifications?|specs?|flooring|fittings|fixtures)\b(?: (?:(?:in|of|the|kitchen|bath(?:room)?|toilet)s?\b ?)+)?/g,
    title: 'Specifications',
    section: ['specifications', 'Specifications'],
    answer: (_, __, known) => inTexts(SPECIFIED, known).slice(SPECIFIED.length) || saidUnder('Specifications'),
  },
  {
    words: /\bamenit(?:y|ies)\b|\bfacilit(?:y|ies)\b/g,
    title: 'Amenities',
    section: ['amenities', 'Amenities'],
    answer: ({ stated }) => inWords(stated),
  },
  {
    words:
      /\b(?:(?:is|it|an?|really) )*(?:good|safe|genuine|right)(?: (?:project|investment|option|choice|deal|buy))\b|\bworth(?: (?:it|buying|the (?:price|money)))?\b|\bshould i (?:buy|invest|book)\b|\b(?:reviews?|ratings?|feedback)\b/g,
    title: 'Our view',
    section: OVERVIEW,
    answer: (project) => `We rate no project. On record: ${summary(project)}.`,
  },
  {
    words: /\bresale\b|\bsecond[ -]hand\b|\bresell\b/g,
    title: 'Resale',
    section: OVERVIEW,
    answer: () => 'Its homes here are sold by the developer; ask our resale desk for one that an owner sells.',
  },
  {
    words:
      /\b(?:tell (?:me )?)?(?:more )?about\b|\b(?:ke|k) ba+re m(?:e|ein)(?: bata\w*)?|^ *(?:open|view) *$|\b(?:details?|info(?:rmation)?|overview)(?: (?:of|on|about))?\b/g,
    title: 'Overview',
    section: OVERVIEW,
    answer: (project) => `${summary(project)}.`,
  },
];
