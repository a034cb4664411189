import { CRORE_WORDS, LAKH_WORDS, THOUSAND_WORDS } from '../site/typed-number';
import { toLatin } from './devanagari';

/**
 * Hindi words, in Devanagari and as people write them in Latin letters, and short forms of messages, by the word that the
 * search knows. Devanagari stands without the dot below (nukta), which many people do not type.
 */
const WORDS: readonly (readonly [word: string, hindi: string])[] = [
  ['bhk', 'बीएचके बीएचकेवाला'],
  ['crore', 'karod karor caror cror'],
  ['lakh', 'lac laakh'],
  ['bedroom', 'kamra kamre kamron'],
  ['home', 'makaan makan ghar'],
  ['flat', 'फ्लैट फलैट अपार्टमेंट flet flt'],
  ['plot', 'प्लाट भूखंड zameen zamin jameen jamin'],
  ['shop', 'dukaan dukan dookan'],
  ['office', 'ऑफिस आफिस कार्यालय daftar'],
  ['gaj', 'gaz guz'],
  ['acre', 'ekad ekar'],
  ['square', 'varg'],
  ['feet', 'फुट फीट फिट'],
  ['mahina', 'महीने maheena maheene'],
  ['thousand', 'hajar hajaar'],
  ['kist', 'kisht kisto kiston kishto kishton kiste kishte'],
  ['dollar', 'डॉलर डालर'],
  ['sell', 'bechu bechun bechoon bechna bechni bechne'],
  ['with', 'wid wd wth'],
  ['and', 'nd'],
  ['your', 'ur'],
  ['property', 'प्रॉपर्टी प्रोपर्टी'],
  ['nahi', 'nahin nhi nahee'],
  ['lagbhag', 'करीब kareeb takriban'],
  ['villa', 'विला कोठी bangla'],
  ['sector', 'सेक्टर सैक्टर'],
  ['greater', 'ग्रेटर'],
  ['cheap', 'sasta saste sasti'],
  ['ready to move', 'taiyar taiyaar'],
  ['jisme', 'जिसमें जिसका jismein'],
  ['new', 'नए नई naya naye nayi'],
  ['rent', 'किराए kiraya kiraye kiraaya'],
  ['loan', 'लोन ऋण karz lone'],
  ['construction linked', 'clp'],
  ['refund', 'wapas waapas'],
  ['cancel', 'कैंसल कैंसिल'],
  ['good', 'अच्छा अच्छे अच्छी achha acha accha achhe ache acche acchi achi'],
  ['documents', 'दस्तावेज कागज kagaz kagzat kagjat'],
  ['talk', 'बात baat'],
  ['similar', 'jaisa jaise jaisi aisa aise aisi'],
  ['family', 'parivar pariwar'],
  ['elderly', 'budhe budha budhi boodhe buzurg buzurgo buzurgon bujurg bujurgo bujurgon'],
  ['airport', 'एयरपोर्ट हवाईअड्डा'],
  ['school', 'स्कूल विद्यालय vidyalaya'],
  ['hospital', 'aspatal haspatal'],
  ['water', 'paani pani'],
  ['gym', 'jim'],
  ['garden', 'गार्डन बगीचा bageecha'],
  ['price', 'दाम prise keemat kimat qeemat daam'],
  ['under construction', 'निर्माणाधीन'],
  ['launch', 'लॉन्च'],
  ['project', 'परियोजना प्रोजेक्ट pariyojana proj prjct prjt'],
  ['residential', 'आवासीय aavasiya awasiya rihayshi'],
  ['commercial', 'vyavsayik vyavasayik vanijyik'],
  ['property', 'sampatti jaydad jaydaad prop prprty propty'],
  ['floor', 'फ्लोर मंजिल manzil'],
  ['possession', 'kabza kabja'],
  ['city', 'शहरों shehar sheher shahar shehron'],
  ['farmhouse', 'फार्महाउस'],
  ['baad', 'बाद'],
  ['independent', 'स्वतंत्र swatantra'],
  ['chuka', 'चुके चुकी'],
  ['mera', 'मेरी मेरे'],
  ['my', 'अपना अपनी अपने'],
  ['value', 'वैल्यू'],
  ['kitchen', 'किचन rasoi'],
  ['interior', 'इंटीरियर'],
  ['stamp duty', 'stampduty'],
  ['duty', 'ड्यूटी डयूटी'],
  ['address', 'पता'],
  ['kharidna', 'खरीदनी khareedna'],
  ['token', 'bayana bayaana'],
  ['kahan', 'kidhar'],
  ['naksha', 'naqsha'],
  ['naukri', 'nokri'],
  ['contact', 'sampark'],
  ['compare', 'tulna'],
  ['favourites', 'pasandida'],
  ['karwana', 'करवाने कराना karvana karvani'],
  ['banwana', 'banvana banvani'],
  ['check', 'चेक'],
  ['company', 'कंपनी कम्पनी'],
  ['tenant', 'किराएदार kirayedar kiraydar'],
  ['almirah', 'almari'],
  ['greenery', 'hariyali hariali'],
  ['safe', 'surakshit'],
  ['power', 'bijli bijlee'],
  ['sea', 'समुद्र समंदर samundar samudra'],
  ['hill', 'pahad pahaad mountain'],
  ['forest', 'जंगल jungle jungal'],
  ['facing', 'mukhi'],
  ['east', 'ईस्ट purab poorab purv poorv'],
  ['west', 'पश्चिम'],
  ['north', 'नार्थ उत्तर'],
  ['south', 'साउथ dakshin'],
  ['sunlight', 'रौशनी धूप roshni'],
  ['yoga', 'योग'],
  ['which', 'किन'],
  ['kaam', 'काम'],
  ['lena', 'लेनी'],
  ['le', 'लें'],
  ['kharidne', 'khareedne'],
  ['purana', 'purani purane'],
  ['turant', 'फौरन'],
  ['manage', 'dekhbhal sambhal sambhalne sambhalna sambhalega sambhalenge'],
  ['rera', 'reera'],
  ['kids', 'bachche bachcho bachchon bache bacho bachon bacche baccho bacchon bachhe bachho bachhon'],
  ['difference', 'fark farak antar'],
  ['market', 'बाजार bazaar'],
  ['rate', 'रेट दर bhav'],
  ['circle', 'सर्कल'],
  ['agreement', 'एग्रीमेंट'],
  ['deed', 'डीड'],
  ['sale', 'सेल'],
  ['invest', 'nivesh'],
  ['discount', 'chhoot choot chhut'],
  ['cars', 'gaadi gadi gaadiyan'],
  ['delay', 'deri der'],
  ['complaint', 'shikayat'],
  ['name', 'नाम naam'],
  ['mother', 'माँ mata mataji'],
  ['father', 'pita pitaji'],
  ['you', 'u yu'],
  ['your', 'ur'],
  ['what', 'wat wht vat'],
  ['about', 'abt abut'],
  ['good', 'gud gd'],
  ['have', 'hv hve'],
  ['with', 'wid'],
  ['where', 'whr wer'],
  ['when', 'whn'],
  ['available', 'avl avlbl avbl availble'],
  ['registered', 'regd'],
  ['building', 'bldg'],
  ['because', 'bcoz coz bcz'],
  ['thanks', 'thx tnx thnx thanx'],
  ['abroad', 'videsh'],
  ['corner', 'कॉर्नर kona kone'],
  ['quiet', 'shant shaant'],
  ['area', 'क्षेत्र एरिया ilaka ilaaka ilake ilaake'],
  ['start', 'shuru'],
  ['reits', 'reit'],
  ['interest', 'byaj byaaj'],
  ['profit', 'munafa'],
  ['tax', 'टैक्स'],
  ['rules', 'niyam'],
  ['cost', 'kharcha kharch'],
  ['walking', 'paidal'],
  ['near', 'paas pas nazdeek nazdik najdik'],
  ['before', 'pehle pahle'],
  ['zyada', 'अधिक jyada zyaada upar'],
  ['sawa', 'sava savaa sawaa savva'],
  ['sadhe', 'saadhe sarhe saarhe sade'],
  ['paune', 'paun pauna pone pauney'],
  ['mein', 'में मे'],
  ['tak', 'tk'],
  ['andar', 'भीतर'],
  ['neeche', 'niche'],
  ['chahiye', 'chaiye chahie'],
  ['kitne', 'कितना कितनी'],
  ['hai', 'hain'],
  ['wala', 'wali wale'],
];

/** Words with one Hindi form, which stands behind each. */
const WITH_ONE_FORM =
  'house हाउस meter मीटर month माह emi ईएमआई pound पाउंड nri एनआरआई ncr एनसीआर college कॉलेज commercial कमर्शियल studio स्टूडियो ready रेडी to टू move मूव tds टीडीएस gst जीएसटी pool पूल swimming स्विमिंग bank बैंक charge चार्ज club क्लब book बुक token टोकन under अंडर construction कंस्ट्रक्शन sco एससीओ furnished फर्निश्ड salary वेतन temple मंदिर minute मिनट saal साल oc ओसी godown गोदाम brochure ब्रोशर visit विजिट site साइट jaipur जयपुर agra आगरा meerut मेरठ indore इंदौर one वन possession पजेशन registry रजिस्ट्री ev ईवी creche क्रेच approved अप्रूव्ड terrace छत maintenance मेंटेनेंस number नंबर phone फोन budget बजट budget bajat toh तो parents माता-पिता down डाउन payment पेमेंट call कॉल back बैक salary सैलरी play प्ले income इनकम space स्पेस rental रेंटल ground ग्राउंड road रोड society सोसाइटी security सिक्योरिटी facing फेसिंग investment इन्वेस्टमेंट room रूम servant सर्वेंट january जनवरी february फरवरी march मार्च april अप्रैल may मई june जून july जुलाई august अगस्त september सितंबर october अक्टूबर november नवंबर december दिसंबर resale रीसेल duplex डुप्लेक्स balcony बालकनी home होम price प्राइस location लोकेशन tower टावर building बिल्डिंग mall मॉल station स्टेशन plan प्लान penthouse पेंटहाउस agent एजेंट time टाइम date डेट list लिस्ट review रिव्यू photo फोटो video वीडियो capital कैपिटल gains गेन्स broker ब्रोकर brokerage ब्रोकरेज commission कमीशन offer ऑफर interest इंटरेस्ट pan पैन aadhaar आधार passport पासपोर्ट expressway एक्सप्रेसवे highway हाईवे basement बेसमेंट gas गैस security सुरक्षा gated गेटेड society सोसायटी legal लीगल legal कानूनी advocate वकील total टोटल total कुल lease लीज returns रिटर्न costly महंगा bedroom बेडरूम bathroom बाथरूम view व्यू study स्टडी solar सोलर charging चार्जिंग pets पेट्स joint संयुक्त joint जॉइंट transfer ट्रांसफर inherit विरासत booking बुकिंग advance एडवांस refund रिफंड developer बिल्डर developer डेवलपर team टीम job जॉब job करियर km किलोमीटर';

/** Numbers by their words: in English, in Hindi as people write it in Latin letters, then in Devanagari. */
const NUMBER_WORDS: readonly (readonly [number, words: string])[] = [
  [0.5, 'half aadha'],
  [1, 'one ek एक'],
  [1.5, 'dedh derh deadh ded dedhh डेढ'],
  [2, 'two do दो'],
  [2.5, 'dhai dhaai dhayi adhai adhaai ढाई'],
  [3, 'three teen तीन थ्री'],
  [4, 'four char chaar चार फोर'],
  [5, 'five paanch panch पांच पाँच'],
  [6, 'six chhah chhe chheh छह छः'],
  [7, 'seven saat सात'],
  [8, 'eight aath आठ'],
  [9, 'nine nau नौ'],
  [10, 'ten das दस'],
  [12, 'twelve'],
  [15, 'fifteen pandrah'],
  [20, 'twenty bees बीस'],
  [25, 'pachis'],
  [30, 'thirty tees तीस'],
  [40, 'forty chalis chaalis चालीस'],
  [50, 'fifty pachas pachaas पचास'],
  [60, 'sixty saath साठ'],
  [70, 'seventy sattar सत्तर'],
  [75, 'pachhattar'],
  [80, 'eighty assi अस्सी'],
  [90, 'ninety nabbe नब्बे'],
];

const NUKTA = /\u093c/g;
/** A text without the dots below its Devanagari letters. */
export const withoutNukta = (text: string) => text.normalize('NFC').replace(NUKTA, '');
const latin = (words: string) => words.match(/[a-z]+/g) ?? [];
const BY_HINDI = new Map(
  [
    ...WORDS,
    ...(WITH_ONE_FORM.match(/\S+ \S+/g) ?? []).map((pair) => pair.split(' ') as [string, string]),
    ...NUMBER_WORDS.map(([, words]) => [latin(words).at(-1)!, (words.match(/[^a-z ]+/g) ?? []).join(' ')] as const),
  ].flatMap(([word, hindi]) => hindi.split(' ').map((each) => [withoutNukta(each || word), word] as const)),
);
/** Each number by its words in Latin letters. */
const NUMBERS = new Map(NUMBER_WORDS.flatMap(([number, words]) => latin(words).map((word) => [word, number] as const)));

/** Hindi words that the forms, the questions and the glossary know in Latin letters. */
const OTHER_HINDI =
  'abhi aur aurat bada bade badi bar beta bete beti bhopal bina biwi chhota chhote chhoti dene dilli dirham gaon gift hawa hawadar hisab jagah jaldi kal kam kanpur karne kaun khelne kya lene lift maa mahila malik mana metro mohali mummy na pahli paisa paise papa par park parking parso pati patna patni puja rasta sa sabse sadak sahi samne sarkar sarkari sau shaadi shadi shanti stamp surat suvidha vastu ya';

/** The forms of verbs: 'milega' of 'mil'. */
const formsOf = (stems: string, endings: string) =>
  stems
    .split(' ')
    .flatMap((stem) => ['', ...endings.split(' ')].map((ending) => stem + ending))
    .join(' ');

/** Hindi words that only join others: verbs beside another, pronouns, particles, what asks; no record is looked for by them. */
export const HINDI_FILLER_LIST = [
  formsOf(
    'ho mil ja jaa aa kar kr kara rah reh rakh lag sak kat bach nikal bhar bata bta dikha bhej puch pooch chuk chah dekh samjha chal le de kharid bech lena dena dhund dhundh dhoond dhoondh khoj talash padh',
    'a e i o u na ne ni ta te ti ga gi ge nge ega egi enge yega yegi yenge unga ungi oge ye ya yi yein iye iyega kar ke ao aya',
  ),
  formsOf('mil kar rah lag sak bhej dekh kharid bech dhundh khoj talash rakh nikal', 'en un'),
  'thoda thodi pehla pehli lu lun loon lekar leke aapke kaha ek har alag jaruri zaruri jaroori zaroori aata aati doori duri andar aur bas bhai bhi chahiye apka apke apki hai hoon hume jo ka kahan kam ke ki kitna kitne kitni ko koi kya lagbhag jis jiska jiske jiski jisme jahan taraf side hoye maang karwana liye mein mera mujhe ne neeche par pe se sirf tak wala sath saath aap aapka dono jaye jaaye sa si kaun kaunsa kis kiska kisi dijiye kijiye abhi ab toh hi na ji haan han kafi kaafi baar unke unka unki unko isliye isiliye kyonki kyuki kyun kyu kyon kaise kaisa kaisi kaunsi kaunse konsa konsi konse kab kaha phir fir zara jara jaha yahan wahan idhar udhar lekin magar agar kyunki jab tab main mai hu hum ham hamara hamare hamari tum apna apne apni ye yeh wo woh iska iske iski uska uske uski isme usme inka unka kuch kuchh sab sabhi ata ate ati ayega ayegi tha thi gaya gaye gayi hua hui hue diya diye kiya bhaiya yaar sahab saab kripya pata muje mjhe hame humein hamein hun mere meri theek thik khula khuli beech bich',
  'layak laayak dhyan dhyaan यह वह इस इसमें उसमें उस थे हमें',
].join(' ');

const KNOWN_IN_LATIN = new Set([...[...BY_HINDI].flat(), ...HINDI_FILLER_LIST.split(' '), ...OTHER_HINDI.split(' ')]);
/** A word of Devanagari in Latin letters, if it is one that the search knows in them; any other as it is. */
function inLatin(word: string): string {
  if (!/^[\u0900-\u097f]+$/.test(word)) return word;
  const spelled = toLatin(word);
  const known = [spelled, spelled.replaceAll('v', 'w'), spelled.replace(/n(?=[bmp])/g, 'm')].find((each) =>
    KNOWN_IN_LATIN.has(each),
  );
  return known === undefined ? word : (BY_HINDI.get(known) ?? known);
}

/** Added to the number after them: 'sadhe teen' is 3.5, 'paune do' 1.75, 'sawa' alone 1.25. */
const FRACTIONS = new Map([
  ['sadhe', 0.5],
  ['sawa', 0.25],
  ['paune', -0.25],
]);
const HUNDRED = '(?:sau|hundred)';
const WORD = `(?:${[...NUMBERS.keys()].join('|')})`;
const ONE_NUMBER = [
  `(?:${[...FRACTIONS.keys()].join('|')}) (?:${WORD} )?`,
  `(?:${WORD}|\\d+) (?:and|&) (?:a )?half `,
  `\\w+ty[ -]${WORD} `,
  `(?:${WORD} )?${HUNDRED} (?:and )?(?:${WORD} )?`,
  `${WORD} (?:a )?`,
].join('|');
/** 'do' and 'one' are also English words, so a number word counts only before its unit, or before a number that has one. */
const NUMBER_WORD = new RegExp(
  `\\b(?:${ONE_NUMBER})(?=(?:(?:se|to|ya|or|and|-) (?:\\d[\\d.]*|${WORD}|${HUNDRED}) )?` +
    `(?:bhk|(?:bed ?)?rooms?|min(?:ute)?s?|${CRORE_WORDS}|${LAKH_WORDS}|${THOUSAND_WORDS}|gaj|sq|square|acres?)\\b)`,
  'g',
);

/** The number of a few words, each followed by a blank: 'dedh sau' → 150. */
function numberOf(words: string): number {
  let sum = 0;
  let fraction = 0;
  for (const word of words.trim().split(/[ -]/)) {
    if (FRACTIONS.has(word)) fraction = FRACTIONS.get(word)!;
    else if (/^(?:sau|hundred)$/.test(word)) {
      sum = ((sum || 1) + fraction) * 100;
      fraction = 0;
    } else sum += NUMBERS.get(word) ?? (Number(word) || 0);
  }
  return (sum || (fraction ? 1 : 0)) + fraction;
}

/** A query with its Hindi words and number words in the words that the search knows: 'dedh karod' → '1.5 crore'. */
export function fromHindi(text: string): string {
  const known = withoutNukta(text)
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/बी\s?एच\s?के/g, 'बीएचके')
    .replace(/टू(?= बीएचके)/g, '2')
    .replace(
      /\b(\d\d) ?(?:[x*×]|by) ?(\d\d)\b(?! (?:payment )?(?:plan|scheme))/g,
      (_, wide: string, deep: string) => `${Number(wide) * Number(deep)} sq.ft`,
    )
    .replace(/(\d)(?=[\u0900-\u097f])/g, '$1 ')
    .replace(/[^\s,;।]+/g, (word) => BY_HINDI.get(word) ?? inLatin(word));
  return known.replace(NUMBER_WORD, (words) => `${numberOf(words)} `);
}
