import { ROUTES } from '../site/routes';
import type { LoanTerms } from '../project/rates';
import { downPaymentAnswer, savingsAnswer } from './down-payment';
import { affordedAnswer, incomeAnswer } from './income-answer';
import { find, INCOME_SUM, RUPEES, takeRupees } from './told-sums';
import { HAGGLES, openWords } from './language';
import { cut } from './limits';
import { convertArea } from './money';
import type { FoundAnswer, ToolAnswer } from './record';
import { takeOtherAmounts } from './other-amounts';
import { OWNER_WORDS, type PlaceDuty, RENT, savingAnswer, yieldAnswer } from './sum-answer';
import { instalmentAnswer, MONTHS, RATE, YEARS } from './instalment-answer';

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
      /\b(?=[chijknorvw])(?<=^(?!.*\b(?:bhk|rk|apartment|flat|villa|plot|shop)s?\b).*)(?:(?<!\b(?:my|his|her|our|lost|left|new) )jobs?|vacanc(?:y|ies)|hiring|internships?|openings?|naukri|resumes?|cv|kaam chahiye|work(?= (?:in|at) your company))(?: (?:in|at|with) (?:your|the) (?:company|office|firm))?\b/g,
    title: 'Careers',
    text: 'Departments and open roles.',
    href: ROUTES.career,
  },
  {
    words:
      /\b(?:(?:your|the) )*(?:(?:(?:company|sales|team|office|customer) )*(?:(?:contact|phone|mobile|call(?:ing)?|whatsapp|helpline|toll free|customer (?:care|support|service)|office|company) )+(?:k[aie] )?(?:numbers?|details?|address)|customer care|helpline|(?:talk|speak|chat|call|meet|reach|contact)(?: (?:to|with))? (?:an? |your |the )?(?:agent|person|human|advis[eo]r|expert|consultant|someone)|(?:agent|advis[eo]r|expert|consultant|kisi) se talk|call (?:me )?back|callback|call me|(?:call|talk) kar\w+|(?<!rera |registration )(?:number|no) (?:do|de|dijiye|chahiye|bhejo)|(?:a?apka|agent ka) (?:number|no)|get in touch|(?:meeting(?! rooms?\b)|appointment)(?: with (?:an? |your )?(?:agent|advis[eo]r|expert|consultant))?|(?<!rera )(?:complaints?|grievances?)(?! (?:against|about|on|in|to) (?:the |a )?(?:builder|developer|rera|project|promoter))|branch(?:es)?|(?:office|opening|working|call(?:ing)?) (?:hours|time|timings?)|what time can i (?:call|come|visit)|(?:(?:are )?you )?open (?:(?:on|at|till) \w+|(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day))|e[ -]?mail(?: (?:id|address))?|mail (?:id|address)|whats ?app(?: chat)?|live chat|chat|office (?:location|timings?|address|kahan?)|(?:do you have|is there|have you) (?:an? )?(?:office|branch)(?! (?:space|for))|where is (?:your |the )*office|address|(?<=\S )contact|contact(?= \S))\b(?: (?:india(?:n)? time|ist)\b)?/g,
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
      /\b(?:(?:(?:how old is|about) )?(?<!\b(?:can|could|will|would|may|from|by|with) )your (?:company|firm|team)|(?:since when|how (?:long|many years)) (?:have you|are you)[a-z ]*|kitne saal se|about (?:you|us)|(?:who|what) are you|are you (?:an? )?(?:real |live |chat ?)?(?:ro)?(?:bots?|human|person|ai|machine|agent)|(?:what is )?your name|chat ?bot|who are your (?:advis[eo]r|agent)s|(?:meet (?:the|your) |^)team$|who (?:owns|runs|made|started) (?:this|the|your) (?:(?:web ?)?site|company|firm|portal)|(?:founders?|ceo|(?:managing )?directors?)(?! of (?!(?:this|your|the) ))|who (?:is|are) (?:the )?owners?|owners? (?:of (?:this|your|the) (?:company|firm|(?:web ?)?site)|kaun)|company profile)\b|(?<!\S)(?:aap|tum|आप|तुम)(?: log)? (?:kaun|kon|कौन) (?:ho|hai)(?!\S)/g,
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
  email?: string;
  /** Digits with country code. */
  whatsapp?: string;
}

/** How the firm's own name is read. */
export const FIRM = 'your company';

/** Asks for a number rather than for the address. */
const NUMBER = /\b(?:numbers?|no|phone|helpline|customer care|whatsapp)\b/;
const EMAIL = /\bmail\b|\bemail\b/;
const ADDRESS = /\b(?:address|where|location|kahan?)\b/;

/** The page of the site that a question asks for in other words than its name; null where none. For `spelled` texts. */
export function findPage(asked: string, { address, phone, whatsapp, email }: Office = {}): ToolAnswer | null {
  const page = PAGES.find(({ words }) => asked.search(words) >= 0);
  if (!page) return null;
  const { words, title, text, href, saysAddress } = page;
  const all = `${phone ? `Phone: ${phone}. ` : ''}${whatsapp ? `WhatsApp: +${whatsapp}. ` : ''}`;
  const numbers = `${NUMBER.test(asked) ? all : ''}${email && EMAIL.test(asked) ? `E-mail: ${email}. ` : ''}`;
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

type Tool = (asked: string, loan: LoanTerms | null, duties: readonly PlaceDuty[]) => ToolAnswer | null;
/** In the order in which they are asked. */
const TOOLS: readonly Tool[] = [
  ...[incomeAnswer, affordedAnswer],
  ...[instalmentAnswer, areaAnswer, downPaymentAnswer, yieldAnswer],
  (asked, _, duties) => savingAnswer(asked, duties),
  savingsAnswer,
];

/** What a tool of the site works out for a question; null where none does. For `spelled` texts. */
export function findTool(
  asked: string,
  loan: LoanTerms | null = null,
  duties: readonly PlaceDuty[] = [],
): ToolAnswer | null {
  let tool: ToolAnswer | null = null;
  for (const count of TOOLS) tool ??= count(asked, loan, duties);
  // 'My salary is 15000 aed' is no sum in rupees.
  return tool && takeOtherAmounts(asked).amounts.some(({ kind }) => kind === 'foreign') ? null : tool;
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

const peopleIn = (asked: string) => [...(asked.match(OWNERS) ?? []), ...(asked.match(ABROAD) ?? []).slice(0, 1)];
/** Who asks, or for whom, in its words: 'nri'; '' where it says nobody. For `spelled` texts. */
export const whoIn = (asked: string) => [...new Set(peopleIn(asked))].join(' ');

/** For whom, where and of what sum something is asked, in its words: 'wife', 'nri', 'noida', '80 l'. For `spelled` texts. */
export function forWhom(asked: string, places: readonly string[]): string {
  const sum = RUPEES.exec(LABELLED.reduce((rest, patterns) => cut(rest, find(patterns, rest)), asked))?.[0] ?? '';
  return [...new Set([...peopleIn(asked), ...placesIn(asked, places), sum])].filter(Boolean).join(' ');
}
