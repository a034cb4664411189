import { groupedBy } from '../site/grouped';
import { ROUTES } from '../site/routes';
import { cut } from './limits';
import type { FoundAnswer } from './record';
import type { NotOurs } from './wish';

/** Well-known developers, lower case, to say that they are not among ours; 'DLF Phase 4' and 'Omaxe Mall' are places. */
const NAMES =
  'dlf|godrej|lodha|prestige|sobha|m3m|emaar|tata(?: housing)?|hiranandani|oberoi|brigade|puravankara|raheja|shapoorji pallonji|shapoorji|' +
  'signature global|ats|gaurs?|supertech|amrapali|jaypee|unitech|ansal|bptp|ireo|tulip|smart ?world|elan|central park|adani|' +
  'mahindra lifespaces?|kolte patil|rustomjee|piramal|runwal|wadhwa|birla estates|experion|conscient|paras|eldeco|mahagun|' +
  'max estates|trump|whiteland|krisumi|hero homes|sunteck|kalpataru|embassy group|omaxe|parsvnath|ashiana|casagrand|provident';
/** Cities that are asked for, lower case; ours are read before. */
export const CITIES =
  'chandigarh|mohali|panchkula|zirakpur|kharar|ludhiana|amritsar|jalandhar|patiala|ambala|panipat|karnal|sonipat|rohtak|hisar|rewari|' +
  'bhiwadi|neemrana|alwar|jaipur|udaipur|jodhpur|ajmer|ghaziabad|meerut|agra|mathura|vrindavan|ayodhya|kanpur|varanasi|prayagraj|' +
  'dehradun|haridwar|rishikesh|nainital|shimla|manali|ahmedabad|surat|vadodara|rajkot|gandhinagar|indore|bhopal|gwalior|raipur|nagpur|' +
  'nashik|thane|kolkata|patna|ranchi|bhubaneswar|guwahati|hyderabad|secunderabad|visakhapatnam|vizag|vijayawada|chennai|coimbatore|' +
  'dholera|sanand|hosur|jamshedpur|siliguri|jammu|srinagar|aligarh|bareilly|moradabad|gorakhpur|lonavala|alibaug|jabalpur|ujjain|kota|' +
  'bikaner|palwal|bahadurgarh|jhajjar|kundli|murthal|kasauli|solan|dharamshala|mussoorie|ooty|puducherry|pondicherry|' +
  'kerala|rajasthan|himachal|uttarakhand|punjab|bihar|gujarat|tamil nadu|telangana|andhra|odisha|assam|madurai|kochi|trivandrum|thiruvananthapuram|mysore|mysuru|mangalore';
/** Cities abroad, where a property is looked for; 'from dubai' says where somebody is. */
const ABROAD =
  'dubai|abu dhabi|sharjah|singapore|london|new york|toronto|sydney|melbourne|bangkok|thailand|bali|portugal|uae|usa|uk|canada|australia';
const CITY_ABROAD = new RegExp(
  `(?<=^|\\b(?:apartment|property|properties|home|house|villa|plots?|studio|shops?|offices?) )in (?:the )?(${ABROAD})$`,
);
const CITY = new RegExp(
  `(?<!\\b(?:from|near|(?:live|living|stay|work|working|based|job)(?: in)?) )\\b(?:in )?(${CITIES})\\b(?! (?:road|highway|expressway|airport|station|metro|route|side))`,
);
const UPPER = /^(?:dlf|m3m|ats|bptp|ireo|uae|usa|uk)$/;
const OTHERS = new RegExp(
  `\\b(?:by )?(${NAMES})\\b(?! (?:phase|cyber|city|mall|road|hospital|health|chowk|square|place))(?: (?:developer|group|limited|ltd|realty|homes|properties|estates))*`,
);

/** The developers and cities in a text in usual spelling that are not ours, as they are written, and the text without them. */
export function takeNotOurs(text: string): { notOurs: NotOurs[]; rest: string } {
  const notOurs: NotOurs[] = [];
  let rest = text;
  for (const [of, pattern] of [
    ['developers', OTHERS],
    ['cities', CITY_ABROAD],
    ['cities', CITY],
  ] as const)
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [words, name = ''] = match;
      const upper = UPPER.test(name) ? name.toUpperCase() : name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
      notOurs.push({ name: upper, of });
      rest = cut(rest, words);
    }
  return { notOurs, rest };
}

/** 'DLF is not among our developers.', 'Jaipur is not among our cities.'; '' without any. */
function notOursText(notOurs: readonly NotOurs[]): string {
  const groups = groupedBy(notOurs, ({ of }) => of);
  const texts = [...groups].map(([of, own]) => {
    const names = own.map(({ name }) => name).join(' and ');
    if (of === 'currencies') return `Our prices are in rupees, and we hold no exchange rate for “${names}”.`;
    if (of === 'records') return `None of our records says “${names}”.`;
    return `${names} ${own.length > 1 ? 'are' : 'is'} not among our ${of}.`;
  });
  return texts.join(' ');
}

/** That a developer, city or currency is not ours, or a fact on no record, with the page of what is. */
export function toNotOursAnswers(notOurs: readonly NotOurs[]): FoundAnswer[] {
  if (notOurs.length === 0) return [];
  const title = notOursText(notOurs);
  if (notOurs.every(({ of }) => of === 'cities'))
    return [{ title, text: 'All projects, by city.', href: ROUTES.projects, linkLabel: 'All Projects' }];
  if (notOurs.every(({ of }) => of === 'records'))
    return [
      { title, text: 'A consultant can ask the developers for it.', href: ROUTES.contact, linkLabel: 'Contact Us' },
    ];
  if (!notOurs.some(({ of }) => of === 'developers'))
    return [
      { title, text: 'Please name your budget in lakh or crore.', href: ROUTES.projects, linkLabel: 'All Projects' },
    ];
  const text = 'All developers whose projects we sell are on one page.';
  return [{ title, text, href: ROUTES.developersDirectory, linkLabel: 'Developers' }];
}
