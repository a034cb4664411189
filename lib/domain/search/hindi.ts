import { CRORE_WORDS, LAKH_WORDS, THOUSAND_WORDS } from '../site/typed-number';

/**
 * Hindi words, in Devanagari and as people write them in Latin letters, and short forms of messages, by the word that the
 * search knows. Devanagari stands without the dot below (nukta), which many people do not type.
 */
const WORDS: readonly (readonly [word: string, hindi: string])[] = [
  ['bhk', 'बीएचके बीएचकेवाला'],
  ['crore', 'करोड करोड़ karod karor caror cror'],
  ['lakh', 'लाख lac laakh'],
  ['bedroom', 'कमरा कमरे कमरों kamra kamre kamron'],
  ['home', 'मकान घर makaan makan ghar'],
  ['flat', 'फ्लैट फलैट अपार्टमेंट flet flt'],
  ['plot', 'जमीन प्लॉट प्लाट भूखंड zameen zamin jameen jamin'],
  ['shop', 'शॉप दुकान दूकान dukaan dukan dookan'],
  ['office', 'ऑफिस आफिस दफ्तर कार्यालय daftar'],
  ['gaj', 'गज gaz guz'],
  ['acre', 'एकड ekad ekar'],
  ['square', 'वर्ग varg'],
  ['feet', 'फुट फीट फिट'],
  ['mahina', 'महीना महीने maheena maheene'],
  ['thousand', 'हजार hajar hajaar'],
  ['kist', 'किस्त किश्त किस्तों kisht kisto kiston kishto kishton kiste kishte'],
  ['dollar', 'डॉलर डालर'],
  ['sell', 'bechna bechni bechne बेचना बेचनी'],
  ['with', 'wid wd wth'],
  ['and', 'nd'],
  ['your', 'ur'],
  ['property', 'प्रॉपर्टी प्रोपर्टी'],
  ['nahi', 'नहीं नही nahin nhi nahee'],
  ['na', 'ना न'],
  ['lagbhag', 'लगभग करीब kareeb takriban'],
  ['villa', 'विला कोठी बंगला bangla'],
  ['sector', 'सेक्टर सैक्टर'],
  ['greater', 'ग्रेटर'],
  ['cheap', 'सस्ता सस्ते सस्ती sasta saste sasti'],
  ['ready to move', 'तैयार taiyar taiyaar'],
  ['jisme', 'जिसमें जिसमे जिसका jismein'],
  ['new', 'नया नए नई naya naye nayi'],
  ['rent', 'किराया किराए किराये kiraya kiraye kiraaya'],
  ['loan', 'लोन ऋण karz lone'],
  ['construction linked', 'clp'],
  ['refund', 'wapas waapas वापस'],
  ['cancel', 'कैंसल कैंसिल'],
  ['good', 'अच्छा अच्छे अच्छी achha acha accha achhe ache acche acchi achi'],
  ['documents', 'दस्तावेज कागजात कागज kagaz kagzat kagjat'],
  ['talk', 'बात baat'],
  ['similar', 'jaisa jaise jaisi aisa aise aisi'],
  ['family', 'परिवार parivar pariwar'],
  ['elderly', 'budhe budha budhi boodhe बुजुर्ग बुजुर्गों buzurg buzurgo buzurgon bujurg bujurgo bujurgon'],
  ['airport', 'एयरपोर्ट हवाईअड्डा'],
  ['school', 'स्कूल विद्यालय vidyalaya'],
  ['hospital', 'अस्पताल हॉस्पिटल aspatal haspatal'],
  ['water', 'पानी paani pani'],
  ['gym', 'जिम jim'],
  ['garden', 'गार्डन बगीचा bageecha'],
  ['price', 'कीमत दाम prise keemat kimat qeemat daam'],
  ['under construction', 'निर्माणाधीन'],
  ['launch', 'लॉन्च'],
  ['project', 'परियोजना प्रोजेक्ट pariyojana'],
  ['residential', 'आवासीय रिहायशी aavasiya awasiya rihayshi'],
  ['commercial', 'व्यावसायिक वाणिज्यिक vyavsayik vyavasayik vanijyik'],
  ['property', 'संपत्ति सम्पत्ति जायदाद sampatti jaydad jaydaad'],
  ['floor', 'फ्लोर मंजिल manzil'],
  ['possession', 'कब्जा kabza kabja'],
  ['city', 'शहर शहरों shehar sheher shahar shehron'],
  ['farmhouse', 'फार्महाउस'],
  ['baad', 'बाद'],
  ['independent', 'स्वतंत्र swatantra'],
  ['chuka', 'चुका चुके चुकी'],
  ['mera', 'मेरा मेरी मेरे'],
  ['my', 'अपना अपनी अपने'],
  ['value', 'वैल्यू'],
  ['kitchen', 'किचन रसोई rasoi'],
  ['interior', 'इंटीरियर'],
  ['stamp duty', 'stampduty'],
  ['stamp', 'स्टांप स्टाम्प'],
  ['duty', 'ड्यूटी डयूटी'],
  ['address', 'पता'],
  ['kharidna', 'खरीदना खरीदनी khareedna'],
  ['token', 'बयाना bayana bayaana'],
  ['kahan', 'kidhar'],
  ['naksha', 'नक्शा naqsha'],
  ['naukri', 'नौकरी nokri'],
  ['contact', 'संपर्क सम्पर्क sampark'],
  ['compare', 'तुलना tulna'],
  ['favourites', 'पसंदीदा pasandida'],
  ['karwana', 'करवाना करवानी करवाने कराना karvana karvani'],
  ['banwana', 'बनवाना बनवानी banvana banvani'],
  ['check', 'चेक'],
  ['company', 'कंपनी कम्पनी'],
  ['kaun', 'कौन'],
  ['tenant', 'किराएदार किरायेदार kirayedar kiraydar'],
  ['almirah', 'अलमारी almari'],
  ['karne', 'करने'],
  ['dene', 'देने'],
  ['mana', 'मना'],
  ['greenery', 'हरियाली hariyali hariali'],
  ['safe', 'सुरक्षित surakshit'],
  ['power', 'बिजली bijli bijlee'],
  ['sea', 'समुद्र समंदर samundar samudra'],
  ['hill', 'पहाड pahad pahaad mountain'],
  ['forest', 'जंगल jungle jungal'],
  ['facing', 'मुखी mukhi'],
  ['east', 'ईस्ट पूर्व purab poorab purv poorv'],
  ['west', 'वेस्ट पश्चिम'],
  ['north', 'नॉर्थ नार्थ उत्तर'],
  ['south', 'साउथ दक्षिण dakshin'],
  ['sunlight', 'रोशनी रौशनी धूप roshni'],
  ['yoga', 'योग योगा'],
  ['sahi', 'सही'],
  ['abhi', 'अभी'],
  ['sa', 'सा'],
  ['which', 'किन'],
  ['kaam', 'काम'],
  ['lena', 'लेना लेनी'],
  ['lene', 'लेने'],
  ['le', 'लें ले'],
  ['kharidne', 'खरीदने khareedne'],
  ['purana', 'पुराना पुरानी पुराने purani purane'],
  ['turant', 'तुरंत तुरन्त फौरन'],
  ['puja', 'पूजा'],
  ['manage', 'देखभाल dekhbhal sambhal sambhalne sambhalna'],
  ['rera', 'रेरा reera'],
  ['kids', 'बच्चे बच्चों बच्चो bachche bachcho bachchon bache bacho bachon bacche baccho bacchon bachhe bachho bachhon'],
  ['difference', 'फर्क अंतर fark farak antar'],
  ['market', 'मार्केट बाजार bazaar'],
  ['rate', 'रेट दर भाव bhav'],
  ['circle', 'सर्कल'],
  ['agreement', 'एग्रीमेंट'],
  ['deed', 'डीड'],
  ['sale', 'सेल'],
  ['invest', 'निवेश nivesh'],
  ['discount', 'छूट chhoot choot chhut'],
  ['cars', 'गाड़ी gaadi gadi gaadiyan'],
  ['delay', 'देर देरी deri der'],
  ['complaint', 'शिकायत shikayat'],
  ['name', 'नाम naam'],
  ['start', 'शुरू shuru'],
  ['reits', 'reit'],
  ['interest', 'ब्याज byaj byaaj'],
  ['profit', 'मुनाफा munafa'],
  ['tax', 'टैक्स'],
  ['rules', 'नियम niyam'],
  ['cost', 'खर्च खर्चा kharcha kharch'],
  ['walking', 'पैदल paidal'],
  ['near', 'पास नजदीक नज़दीक paas pas nazdeek nazdik najdik'],
  ['before', 'पहले pehle pahle'],
  ['zyada', 'ज्यादा अधिक ऊपर jyada zyaada upar'],
  ['sawa', 'सवा sava savaa sawaa savva'],
  ['sadhe', 'साढे saadhe sarhe saarhe sade'],
  ['paune', 'पौने paun pauna pone pauney'],
  ['mein', 'में मे'],
  ['tak', 'तक tk'],
  ['andar', 'अंदर भीतर'],
  ['neeche', 'नीचे niche'],
  ['chahiye', 'चाहिए चाहिये chaiye chahie'],
  ['kitne', 'कितने कितना कितनी'],
  ['hai', 'है हैं hain'],
  ['wala', 'वाला वाली वाले wali wale'],
];

/** Words with one Hindi form, which stands behind each. */
const WITH_ONE_FORM =
  'house हाउस meter मीटर month माह emi ईएमआई dirham दिरहम pound पाउंड nri एनआरआई ncr एनसीआर college कॉलेज bina बिना ' +
  'commercial कमर्शियल studio स्टूडियो sabse सबसे jaldi जल्दी ready रेडी ho हो to टू move मूव tds टीडीएस gst जीएसटी pool पूल ' +
  'swimming स्विमिंग metro मेट्रो lift लिफ्ट bank बैंक charge चार्ज parking पार्किंग club क्लब mil मिल kar कर sakte सकते book बुक token टोकन under अंडर construction कंस्ट्रक्शन sco एससीओ park पार्क ' +
  'furnished फर्निश्ड salary वेतन temple मंदिर minute मिनट saal साल kam कम sau सौ se से ke के par पर aur और ' +
  'oc ओसी godown गोदाम gift गिफ्ट brochure ब्रोशर visit विजिट site साइट jaipur जयपुर patna पटना agra आगरा kanpur कानपुर meerut मेरठ indore इंदौर bhopal भोपाल surat सूरत mohali मोहाली one वन possession पजेशन registry रजिस्ट्री samne सामने ev ईवी creche क्रेच approved अप्रूव्ड terrace छत khelne खेलने jagah जगह maintenance मेंटेनेंस number नंबर phone फोन ya या ka का ki की budget बजट kya क्या';

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

/** The forms of verbs: 'milega' of 'mil'. */
const formsOf = (stems: string, endings: string) =>
  stems
    .split(' ')
    .flatMap((stem) => ['', ...endings.split(' ')].map((ending) => stem + ending))
    .join(' ');

/** Hindi words that only join others: verbs beside another, pronouns, particles, what asks; no record is looked for by them. */
export const HINDI_FILLER_LIST = [
  formsOf(
    'ho mil ja jaa aa kar kr kara rah reh rakh lag sak kat bach nikal bhar bata bta dikha bhej puch pooch chuk chah dekh samjha chal le de kharid bech lena dena dhund dhundh dhoond dhoondh khoj talash',
    'a e i o u na ne ni ta te ti ga gi ge nge ega egi enge yega yegi yenge unga ungi oge ye ya yi yein iye iyega kar ke ao aya',
  ),
  formsOf(
    'हो मिल जा आ कर दे ले रह लग सक बता दिखा भेज देख खरीद बेच ढूंढ ढूँढ खोज तलाश',
    'ा े ें ी ो ूं ना ने नी ता ते ती गा गी ंगे ेगा ेगी ेंगे एगा एगी एंगे येगा येगी ओ इए इये िए िये या ये',
  ),
  'thoda thodi pehla pehli lu lun loon lekar leke aapke kaha ek har alag jaruri zaruri jaroori zaroori aata aati doori duri andar aur bas bhai bhi chahiye apka apke apki hai hoon hume jo ka kahan kam ke ki kitna kitne kitni ko koi kya lagbhag jis jiska jiske jiski jisme jahan taraf side hoye maang karwana liye mein mera mujhe ne neeche par pe se sirf tak wala sath saath aap aapka dono jaye jaaye sa si kaun kaunsa kis kiska kisi dijiye kijiye abhi ab toh hi na ji haan han kafi kaafi baar unke unka unki unko isliye isiliye kyonki kyuki kyun kyu kyon kaise kaisa kaisi kaunsi konsa konsi kab kaha phir fir zara jara jaha yahan wahan idhar udhar lekin magar agar kyunki jab tab main mai hu hum ham hamara hamare hamari tum apna apne apni ye yeh wo woh iska iske iski uska uske uski isme usme inka unka kuch kuchh sab sabhi ata ate ati ayega ayegi tha thi gaya gaye gayi hua hui hue diya diye kiya bhaiya yaar sahab saab kripya pata muje mjhe hame humein hamein hun mere meri theek thik khula khuli beech bich',
  'लायक लूँ लूं लू दूरी जी तो भी ही अभी अब क्यों कैसे कैसा कैसी कौन कौनसा कब कहां कहाँ कितना कितने कितनी किस किसका से को ने कोई कुछ सब मैं हम हमारा आप आपका यह ये वह वो इस इसका इसकी इसके उसका उसकी उसके इसमें उसमें उस था थी थे बताओ दिखाओ गया भाई कृपया बताइए दीजिए मुझे हमें हूं हूँ मेरा मेरी लिए लिये बीच',
].join(' ');

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
    `(?:bhk|(?:bed ?)?rooms?|${CRORE_WORDS}|${LAKH_WORDS}|${THOUSAND_WORDS}|gaj|sq|square|acres?)\\b)`,
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
    .replace(/[^\s,;।]+/g, (word) => BY_HINDI.get(word) ?? word);
  return known.replace(NUMBER_WORD, (words) => `${numberOf(words)} `);
}
