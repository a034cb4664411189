import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatAmount, formatRupees, UNIT } from '../project/price';
import { ROUTES } from '../site/routes';
import { EMI_DEFAULTS, EMI_LIMITS, type EmiField, type EmiTerms, loanForEmi, parseTypedTerm } from '../emi/emi';
import { describeEmiTerm, emiFigures } from '../emi/figures';
import {
  affordabilityLink,
  affordedBy,
  downPaymentAnswer,
  find,
  INCOME_SUM,
  LEAST_PRICE,
  incomeAnswer,
  type LoanTerms,
  MAX_MONTHLY_RUPEES,
  NO_HOME,
  RUPEES,
  savingsAnswer,
  takeRupees,
} from './income-answer';
import { loanByBank } from '../project/rates';
import { HAGGLES, openWords } from './language';
import { cut } from './limits';
import { convertArea } from './money';
import type { FoundAnswer, ToolAnswer } from './record';
import { OWNER_WORDS, type PlaceDuty, RENT, savingAnswer, yieldAnswer } from './sum-answer';

const ASKS_FOR_INSTALMENT = /\b(?:emis?|instal?lments?|kist)\b/;
/** 'minus' is also how a dash before a number is read. */
const NOT_MINUS = '(?<!minus ?[\\d.,]*)';
const LOAN = new RegExp(`${NOT_MINUS}(?:${AMOUNT}${UNIT}\\b|\\d{5,})`);
/** The sum that is called one where there are two: '45k emi' behind '20 lakh upfront'. */
const BY_ITS_NAME = new RegExp(`(?:${LOAN.source})(?= (?:ki |ka )?emis?\\b)`);
const RATE = new RegExp(
  `${NOT_MINUS}(?:(\\d+(?:[.,]\\d+)?) ?(?:%|percent|per cent)|(?<=\\b(?:at|rate|interest) )(\\d{1,2}(?:\\.\\d+)?)(?![\\d.,]| ?(?:l|cr|k|years?|yrs?|saal|months)\\b))`,
);
const YEARS = new RegExp(`${NOT_MINUS}(\\d+(?:\\.\\d+)?) ?(?:years?|yrs?|saal)\\b`);
const MONTHS = new RegExp(`${NOT_MINUS}(\\d+) ?(?:months|mahine)\\b`);
/** Beside a sum that somebody pays each month, and that is no loan. */
const IS_MONTHLY =
  /\d(?: ?(?:l|cr))?(?: (?:rupees|rs))? ?(?:(?:an?|per|every|each|har|ek) (?:month|mth|mahin[aei])|pm|p\.m\.?|monthly|mahin[aei])\b|\bmahin[aei] (?:(?:ka|ki|mein) )?₹? ?\d/;
const IS_OTHER = /\b(?:rents?|rental|kiraya|lease|pg|salary|income|earn(?:ing)?s?)\b/;
/** A loan over years asks for its instalment, and for the interest. */
const LOAN_TERMS = /\bloan\b|\binterest\b/;
const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';
/** Loans that cost more than one for a home. */
const DEARER = new RegExp(`${NO_HOME.source}|\\bagainst (?:\\S+ )?(?:property|apartment|home|house)\\b|\\blap\\b`);
const DEARER_NOTE =
  'That is the rate of a home loan. For a shop, an office or a plot, or against a property, banks ask a higher one and lend for fewer years: type theirs, as “at 10%”.';
/** What an answer about instalments takes into account without saying it. */
const EMI_WORDS =
  /\b(?:emis?|instal?lments?|kist|monthly|pay(?:ments?)?|(?:home )?loans?|(?:total )?interest|rates?|tenure|amount|calculat\w*|(?:(?:per|every|each|har) )?(?:months?|mahin[aei])|pm|homes?|rupees|rs|inr|budget|afford|(?:should )?not (?:above|over|cross|exceed)(?:ing)?|under|below|up ?to|within|around)\b|[₹%]/g;

interface Asked {
  amount: string | undefined;
  rate: string | undefined;
  years: string | undefined;
  /** The question without them. */
  rest: string;
}

function readTerms(asked: string): Asked {
  const [rateText = '', percent, rate = percent] = RATE.exec(asked) ?? [];
  const [yearsText = '', years] = YEARS.exec(asked) ?? [];
  const [monthsText = '', months] = yearsText ? [] : (MONTHS.exec(asked) ?? []);
  const terms = [rateText, yearsText, monthsText].filter(Boolean);
  const text = terms.reduce((rest, part) => rest.replace(part, ' '), asked);
  const amount = (BY_ITS_NAME.exec(text) ?? LOAN.exec(text))?.[0];
  return {
    amount,
    rate,
    years: years ?? (months && String(Number(months) / 12)),
    rest: text.replace(amount ?? '', ' '),
  };
}

/** A home, of whose price a bank lends a share. */
const PRICED = /\b(?:apartment|flat|home(?! loan)|house|ghar|villa|floor|property)\b/g;

/** The instalment of a loan, or of what a bank lends on a price, or the loan of a monthly sum; null for other questions and without an amount. For `spelled` texts. */
export function instalmentAnswer(
  asked: string,
  rule: LoanTerms | null = null,
  duties: readonly PlaceDuty[] = [],
): ToolAnswer | null {
  const isOther = IS_OTHER.test(asked);
  const isMonthly = IS_MONTHLY.test(asked) && !isOther;
  const isAsked =
    ASKS_FOR_INSTALMENT.test(asked) ||
    (!isOther && (/\bmonthly\b/.test(asked) || (LOAN_TERMS.test(asked) && YEARS.test(asked))));
  if (!isMonthly && !isAsked) return null;
  const afforded = affordedBy(asked, rule, duties);
  if (afforded) {
    const { monthly, price, depends, rest } = afforded;
    const text = loanOfInstalment(monthly, EMI_DEFAULTS, depends);
    return { title: 'EMI', text, ...affordabilityLink, rest: `${cut(rest, EMI_WORDS)} under ${price}` };
  }
  const { amount, rate, years, rest } = readTerms(asked);
  const typed = amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const isPrice =
    rule !== null &&
    !/\bloan\b/.test(asked) &&
    typed >= LEAST_PRICE &&
    !NO_HOME.test(asked) &&
    asked.search(PRICED) >= 0;
  const loan = isPrice ? loanByBank(rule, typed) : typed;
  const [lent, yearly, over] = [
    withinLimits('loanRupees', String(loan)),
    withinLimits('annualRatePercent', rate),
    withinLimits('tenureYears', years),
  ];
  const terms = {
    loanRupees: lent.value ?? loan,
    annualRatePercent: yearly.value ?? EMI_DEFAULTS.annualRatePercent,
    tenureYears: over.value ?? EMI_DEFAULTS.tenureYears,
  };
  const isOfSum = isMonthly || (loan < MAX_MONTHLY_RUPEES && !rate && !years);
  const text = isOfSum ? loanOfInstalment(loan, terms) : instalmentOf(terms);
  const share = isPrice ? `Of ${formatRupees(typed)} a bank may lend ${formatRupees(loan)} at most.` : '';
  const dearer = !rate && DEARER.test(asked) ? DEARER_NOTE : '';
  const notes = [share, text, dearer, isOfSum ? '' : lent.note, yearly.note, over.note];
  return {
    title: 'EMI',
    text: notes.filter(Boolean).join(' '),
    ...affordabilityLink,
    rest: cut(isPrice ? cut(rest, PRICED) : rest, EMI_WORDS),
    ...(!isOfSum && !rate && !years && { replies: [EXAMPLE] }),
  };
}

function instalmentOf(terms: EmiTerms): string {
  const { monthly, interest } = emiFigures(terms);
  const [loanText, rateText, yearsText] = (['loanRupees', 'annualRatePercent', 'tenureYears'] as const).map((field) =>
    describeEmiTerm(field, terms[field]),
  );
  return `${loanText} at ${rateText} over ${yearsText}: ${monthly} a month. The interest adds up to ${interest}.`;
}

/** A figure as it was asked, 8.75 % too, which the steps of the calculator's fields would round, or the nearest that it takes, and a note of that. */
function withinLimits(field: EmiField, text: string | undefined) {
  const typed = text ? parseTypedTerm(field, text) : null;
  if (typed === null) return { value: null, note: '' };
  const { min, max } = EMI_LIMITS[field];
  const value = Math.min(max, Math.max(min, typed));
  const end = typed < min ? 'least' : 'most';
  const note = `Counted with ${describeEmiTerm(field, value)}, the ${end} that the calculator takes.`;
  return { value, note: value === typed ? '' : note };
}

/** The loan that a monthly sum pays back, and what else decides. */
function loanOfInstalment(
  monthlyRupees: number,
  terms: EmiTerms,
  depends = 'Income and savings decide the price.',
): string {
  const rateText = describeEmiTerm('annualRatePercent', terms.annualRatePercent);
  const yearsText = describeEmiTerm('tenureYears', terms.tenureYears);
  const loanText = formatRupees(loanForEmi(monthlyRupees, terms.annualRatePercent, terms.tenureYears));
  return `${formatAmount(monthlyRupees)} a month pays back a loan of about ${loanText} at ${rateText} over ${yearsText}. ${depends}`;
}

type Page = Pick<FoundAnswer, 'title' | 'text' | 'href'> & { words: RegExp; saysAddress?: true };

/** Pages that are asked for in other words than their names, in the order in which they are read; a new one is one row. */
const PAGES: readonly Page[] = [
  {
    words:
      /\b(?:(?:my|the|open|show) )*(?:(?:(?:short|wish) ?list(?:ed)?|saved|kept|favou?rites?|liked)(?: (?:projects?|homes?|list))?|compare|comparison)\b/g,
    title: 'Shortlist',
    text: 'What you kept with the heart and ticked to compare, side by side.',
    href: ROUTES.shortlist,
  },
  {
    words:
      /\b(?:floor|unit|house) ?plans?\b|\b(?:(?:flat|apartment|home|ghar|bhk) k[ae] )naksha\b|\bnaksha (?=dikha)|\blayout plans?\b/g,
    title: 'Floor Plans',
    text: 'The plans of every project, by developer.',
    href: ROUTES.floorPlans,
  },
  {
    words:
      /\b(?:jobs?|vacanc(?:y|ies)|hiring|internships?|openings?|naukri|resumes?|cv|kaam chahiye|work(?= (?:in|at) your company))(?: (?:in|at|with) (?:your|the) (?:company|office|firm))?\b/g,
    title: 'Careers',
    text: 'Departments and open roles.',
    href: ROUTES.career,
  },
  {
    words:
      /\b(?:(?:your|the) )*(?:(?:(?:company|sales|team|office|customer) )*(?:(?:contact|phone|mobile|call(?:ing)?|whatsapp|helpline|toll free|customer (?:care|support|service)|office|company) )+(?:k[aie] )?(?:numbers?|details?|address)|customer care|helpline|(?:talk|speak|chat|call|meet|reach|contact)(?: (?:to|with))? (?:an? |your |the )?(?:agent|person|human|advis[eo]r|expert|consultant|someone)|call (?:me )?back|callback|call me|(?:call|talk) kar\w+|(?<!rera |registration )(?:number|no) (?:do|de|dijiye|chahiye|bhejo)|(?:a?apka|agent ka) (?:number|no)|get in touch|(?:meeting(?! rooms?\b)|appointment)(?: with (?:an? |your )?(?:agent|advis[eo]r|expert|consultant))?|(?<!rera )(?:complaints?|grievances?)(?! (?:against|about|on|in|to) (?:the |a )?(?:builder|developer|rera|project|promoter))|branch(?:es)?|(?:office|opening|working|call(?:ing)?) (?:hours|time|timings?)|what time can i (?:call|come|visit)|(?:(?:are )?you )?open (?:(?:on|at|till) \w+|(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day))|e ?mail(?: (?:id|address))?|whats ?app(?: chat)?|live chat|chat|office (?:location|timings?|address|kahan?)|(?:do you have|is there|have you) (?:an? )?(?:office|branch)(?! (?:space|for))|where is (?:your |the )*office|address|(?<=\S )contact|contact(?= \S))\b(?: (?:india(?:n)? time|ist)\b)?/g,
    title: 'Contact Us',
    text: 'Phone, e-mail, address and enquiry form.',
    href: ROUTES.contact,
    saysAddress: true,
  },
  {
    words: /\b(?:(?:customer|client|your|genuine) )*(?:reviews?|testimonials?|ratings?|feedback)\b/g,
    title: 'What clients say',
    text: 'Their words, with name and place, stand on the home page.',
    href: ROUTES.home,
  },
  {
    words:
      /\b(?:(?:(?:how old is|about) )?your (?:company|firm|team)|(?:since when|how (?:long|many years)) (?:have you|are you)[a-z ]*|kitne saal se|about (?:you|us)|(?:who|what) are you|are you (?:an? )?(?:real |live |chat ?)?(?:ro)?(?:bots?|human|person|ai|machine|agent)|(?:what is )?your name|chat ?bot|who are your (?:advis[eo]r|agent)s|(?:meet (?:the|your) |^)team$|who (?:owns|runs|made|started) (?:this|the|your) (?:(?:web ?)?site|company|firm|portal)|(?:founders?|ceo|(?:managing )?directors?)(?! of (?!(?:this|your|the) ))|who (?:is|are) (?:the )?owners?|owners? (?:of (?:this|your|the) (?:company|firm|(?:web ?)?site)|kaun)|company profile)\b|(?<!\S)(?:aap|tum|आप|तुम)(?: log)? (?:kaun|kon|कौन) (?:ho|hai)(?!\S)/g,
    title: 'About Us',
    text: 'Who we are, and who our advisers are. This site answers from its records, a person answers on the phone.',
    href: ROUTES.about,
  },
  {
    words: new RegExp(
      `\\b(?:discounts?|(?:(?:any|current|best|festive|special|diwali) )*(?:offers?|(?<!subvention )schemes?|deals?)|cash ?back|${HAGGLES})\\b`,
      'g',
    ),
    title: 'Offers',
    text: 'The prices here are the developers’ list prices. Ask us what is offered on them today.',
    href: ROUTES.contact,
  },
  {
    words:
      /\b(?:privacy policy|(?:is )?my (?:data|details|number|phone number)(?: (?:safe|private|secure|shared))?|data protection)\b/g,
    title: 'Privacy Policy',
    text: 'What we keep of an enquiry, what for and how long, and how to have it erased or deleted.',
    href: ROUTES.privacy,
  },
  {
    words:
      /\b(?:(?:top|best|all|leading|reputed|trusted|good|famous|which|your|list of) )+(?:real estate )?(?:developer|builder)s?(?: list)?\b|\b(?:developer|builder)s? list\b/g,
    title: 'Developers',
    text: 'All developers whose projects we sell, by name and place.',
    href: ROUTES.developersDirectory,
  },
];

/** The office of the firm, as the site's record has it. */
export interface Office {
  address?: string;
  phone?: string;
  /** Digits with country code. */
  whatsapp?: string;
}

/** How the firm's own name is read. */
export const FIRM = 'your company';

/** Asks for a number rather than for the address. */
const NUMBER = /\b(?:numbers?|no|phone|helpline|customer care|whatsapp)\b/;
const ADDRESS = /\b(?:address|where|location|kahan?)\b/;

/** The page of the site that a question asks for in other words than its name; null where none. For `spelled` texts. */
export function findPage(asked: string, { address, phone, whatsapp }: Office = {}): ToolAnswer | null {
  const page = PAGES.find(({ words }) => asked.search(words) >= 0);
  if (!page) return null;
  const { words, title, text, href, saysAddress } = page;
  const all = `${phone ? `Phone: ${phone}. ` : ''}${whatsapp ? `WhatsApp: +${whatsapp}. ` : ''}`;
  const numbers = NUMBER.test(asked) ? all : '';
  const place = address && (numbers === '' || ADDRESS.test(asked)) ? `Our office: ${address}. ` : '';
  const office = saysAddress ? numbers + place : '';
  return { title, text: office + text, href, linkLabel: title, rest: cut(cut(asked, words), FIRM) };
}

function areaAnswer(asked: string): ToolAnswer | null {
  const found = convertArea(asked);
  if (!found) return null;
  const text = `${found.said}. A square yard, or gaj, is 9 sq.ft; a bigha differs from state to state.`;
  return {
    title: 'Gaj, acre and square foot',
    text,
    href: ROUTES.projects,
    linkLabel: 'All Projects',
    rest: found.rest,
  };
}

/** What a tool of the site works out for a question; null where none does. For `spelled` texts. */
export function findTool(
  asked: string,
  loan: LoanTerms | null = null,
  duties: readonly PlaceDuty[] = [],
): ToolAnswer | null {
  const paidDown = () => (loan ? downPaymentAnswer(asked, loan) : null);
  const savings = () => (loan ? savingsAnswer(asked, loan) : null);
  const ofSums = () =>
    areaAnswer(asked) ?? paidDown() ?? yieldAnswer(asked) ?? savingAnswer(asked, duties) ?? savings();
  return incomeAnswer(asked, loan, duties) ?? instalmentAnswer(asked, loan, duties) ?? ofSums();
}

/** Sums that a word beside them tells from each other. */
const LABELLED = [RENT, INCOME_SUM];
const OWNERS = new RegExp(
  Object.values(OWNER_WORDS)
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const ABROAD = /\b(?:nris?|oci|from abroad)\b/gi;
const SAID_ONCE = [RATE, YEARS, MONTHS, OWNERS].map(({ source }) => new RegExp(source, 'g'));

/**
 * A question with those terms of the one before it that it does not say itself: 'at 9%' after 'emi for 80 lakh at 8%' asks
 * for that sum at 9 %. `places` are names of which it has one. For `spelled` texts.
 */
export function withTerms(before: string, question: string, places: readonly string[]): string {
  let [open, said] = [before, question];
  const held = LABELLED.flatMap((patterns) => {
    const [old, own] = [find(patterns, open), find(patterns, said)];
    [open, said] = [cut(open, old), cut(said, own)];
    return own || !old ? [] : old;
  });
  const [sum] = RUPEES.exec(said) ?? [];
  const [income] = held;
  // 'and for 2 lakh' after '1 lakh salary' is one.
  if (sum && income && !takeRupees(open).rupees && openWords(cut(said, sum)).length === 0)
    return [cut(question, sum), open, income.replace(RUPEES, sum)].join(' ');
  if (sum) open = takeRupees(open).rest;
  for (const pattern of SAID_ONCE) if (said.search(pattern) >= 0) open = cut(open, pattern);
  const [[old], [place]] = [placesIn(open, places), placesIn(said, places)];
  if (!old || !place) return [question, open, ...held].join(' ');
  return [cut(question, place), open.replace(old, place), ...held].join(' ');
}

const placesIn = (text: string, places: readonly string[]) =>
  places.filter((place) => ` ${text} `.includes(` ${place} `));

/** For whom, where and of what sum something is asked, in its words: 'wife', 'nri', 'noida', '80 l'. For `spelled` texts. */
export function forWhom(asked: string, places: readonly string[]): string {
  const people = [OWNERS, ABROAD].flatMap((words) => asked.match(words) ?? []);
  const sum = RUPEES.exec(LABELLED.reduce((rest, patterns) => cut(rest, find(patterns, rest)), asked))?.[0] ?? '';
  return [...new Set([...people, ...placesIn(asked, places), sum])].filter(Boolean).join(' ');
}
