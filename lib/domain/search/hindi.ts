/**
 * Hindi words, in Devanagari and as people write them in Latin letters, by the word that the search knows. Devanagari
 * stands without the dot below (nukta), which many people do not type.
 */
const WORDS: readonly (readonly [word: string, hindi: string])[] = [
  ['bhk', 'बीएचके बीएचकेवाला'],
  ['crore', 'करोड करोड़ karod karor caror cror'],
  ['lakh', 'लाख lac laakh'],
  ['home', 'मकान घर makaan makan ghar'],
  ['flat', 'फ्लैट फलैट अपार्टमेंट flet'],
  ['plot', 'जमीन प्लॉट प्लाट भूखंड zameen zamin jameen jamin'],
  ['shop', 'दुकान दूकान dukaan dukan dookan'],
  ['office', 'ऑफिस आफिस दफ्तर कार्यालय daftar'],
  ['villa', 'विला कोठी बंगला bangla'],
  ['studio', 'स्टूडियो'],
  ['sector', 'सेक्टर सैक्टर'],
  ['gurgaon', 'गुडगांव गुड़गांव गुडगाँव गुरुग्राम गुरूग्राम'],
  ['delhi', 'दिल्ली dilli'],
  ['noida', 'नोएडा नोयडा'],
  ['mumbai', 'मुंबई मुम्बई'],
  ['bangalore', 'बेंगलुरु बैंगलोर'],
  ['faridabad', 'फरीदाबाद'],
  ['lucknow', 'लखनऊ'],
  ['pune', 'पुणे'],
  ['goa', 'गोवा'],
  ['dwarka', 'द्वारका'],
  ['sohna', 'सोहना'],
  ['rohini', 'रोहिणी'],
  ['saket', 'साकेत'],
  ['manesar', 'मानेसर'],
  ['cheap', 'सस्ता सस्ते सस्ती sasta saste sasti'],
  ['ready to move', 'तैयार taiyar taiyaar'],
  ['new', 'नया नए नई naya naye nayi'],
  ['rent', 'किराया किराए किराये kiraya kiraye kiraaya'],
  ['loan', 'लोन ऋण karz'],
  ['rera', 'रेरा'],
  ['zyada', 'ज्यादा अधिक ऊपर jyada zyaada upar'],
  ['kam', 'कम'],
  ['ek', 'एक'],
  ['do', 'दो'],
  ['teen', 'तीन'],
  ['char', 'चार'],
  ['paanch', 'पांच पाँच'],
  ['das', 'दस'],
  ['bees', 'बीस'],
  ['pachas', 'पचास'],
  ['dedh', 'डेढ'],
  ['dhai', 'ढाई'],
  ['se', 'से'],
  ['ke', 'के'],
  ['mein', 'में मे'],
  ['ka', 'का'],
  ['ki', 'की'],
  ['tak', 'तक'],
  ['andar', 'अंदर भीतर'],
  ['neeche', 'नीचे niche'],
  ['chahiye', 'चाहिए चाहिये chaiye chahie'],
  ['kya', 'क्या'],
  ['hai', 'है हैं hain'],
  ['wala', 'वाला वाली वाले wali wale'],
  ['dikhao', 'दिखाओ दिखाइए'],
];

const NUKTA = /\u093c/g;
const plain = (text: string) => text.normalize('NFC').replace(NUKTA, '');
const BY_HINDI = new Map(
  WORDS.flatMap(([word, hindi]) => hindi.split(' ').map((each) => [plain(each), word] as const)),
);

/** Hindi words that only join others; no record is looked for by them. */
export const HINDI_FILLER_LIST =
  'andar batao chahiye dikhao hai ka kahan kam ke ki kitna kitne kitni ko koi kya lena mein neeche par se tak wala';

const NUMBERS: Readonly<Record<string, string>> = {
  half: '0.5',
  aadha: '0.5',
  one: '1',
  ek: '1',
  dedh: '1.5',
  two: '2',
  do: '2',
  dhai: '2.5',
  three: '3',
  teen: '3',
  four: '4',
  char: '4',
  chaar: '4',
  five: '5',
  paanch: '5',
  panch: '5',
  das: '10',
  bees: '20',
  pachas: '50',
};
/** 'do' and 'one' are also English words, so a number word counts only before its unit. */
const NUMBER_WORD = new RegExp(
  `\\b(${Object.keys(NUMBERS).join('|')})(?: a)?(?= (?:bhk|bed ?rooms?|crores?|cr|lakhs?|lacs?)\\b)`,
  'g',
);

/** A query with its Hindi words and number words in the words that the search knows: 'dedh karod' → '1.5 crore'. */
export function fromHindi(text: string): string {
  const known = plain(text)
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/बी\s?एच\s?के/g, 'बीएचके')
    .replace(/(\d)(?=[\u0900-\u097f])/g, '$1 ')
    .split(' ')
    .map((word) => BY_HINDI.get(word) ?? word)
    .join(' ');
  return known.replace(NUMBER_WORD, (_, word: string) => NUMBERS[word] ?? word);
}
