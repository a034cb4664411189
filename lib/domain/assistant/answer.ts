import { telUrl, WHATSAPP_GREETING, whatsappUrl } from '../site/links';
import { ROUTES } from '../site/routes';
import { isQuestion, type KnownAnswers } from '../search/answers';
import { FILLERS, WHEN } from '../search/language';
import { cut } from '../search/limits';
import { LOAN } from '../search/read-turn';
import type { Talk } from '../search/talk';
import type { CityLink, FoundAnswer } from '../search/record';
import { spelled } from '../search/spelling';
import { takeTold } from '../search/told-beside';
import { toReply } from './records';
import { type AskSearch, type AssistantAnswer, type AssistantLink, assistantReplies, GREETING_QUESTION } from './reply';

/** Data of the assistant besides the search (routes-and-content, Widgets and motion). */
export interface AssistantData extends KnownAnswers {
  phone: string;
  whatsapp: string;
  /** As 'Namaste.'. */
  greeting: string;
  mainCities: readonly CityLink[];
}

const MORE_REPLIES = ['EMI for 80 lakh', ...assistantReplies(null).slice(2)];
const GREETING =
  /^(?:(?:hi+|hello|hey|namaste|namaskar|नमस्ते|good (?:morning|afternoon|evening))(?![-\p{L}\p{M}])[\s,!.]*)+/iu;
/** Ten digits of an Indian mobile number, with or without its country code and blanks, or any number with a plus. */
const PHONE_NUMBER =
  /(?<![\d.,])(?:(?:(?:\+|00)?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}|\+[1-9](?:[\s()-]{0,2}\d){6,14})(?!,?\d)/;
/** Words that only say that a number follows: 'my number is', 'mera mobile no'. */
const NUMBER_WORDS =
  /\b(?:(?:my|mera)\s+)?(?:phone|mobile|cell|whatsapp|contact)?\s*(?:number|no|nos|num|phone|mobile)\b\.?(?:\s+(?:is|hai))?/gi;
const THANKS = /\b(?:thanks|thank you|dhanyavaad|shukriya)\b/;
/** Thanks, and asks for nothing beside them. */
const THANKED = new RegExp(
  `^(?=.*${THANKS.source})(?:(?:${THANKS.source}|ok(?:ay)?|great|good|nice|perfect|sir|madam|ji|so|very|much|an?|lot|for|the|your|all|info(?:rmation)?|details?|help|time|bye)\\b[ ,.!]*)+$`,
);
/** What only says that an answer has arrived, or takes leave. */
const CLOSES =
  /^(?:(?:ok(?:ay)?|(?:good ?)?bye|good night|see you(?: later)?|alright|great|nice|perfect|cool|good|hmm+|acc?hh?a|th(?:ee|i)k (?:hai|h)|got it|nothing else|that'?s all|bas|not interested|no need|no(?:pe)?(?: thanks?(?: you)?)?|nahi|leave it|rehne do|never ?mind|(?:ok )?later|not now|abhi nahi|baad me(?:in)?|nahi chahiye) ?)+$/;
/** Takes time to think. */
const WAITS =
  /^(?:(?:ok(?:ay)?|thanks?|thank you|(?:i|we)(?: will|'ll)?|will|need to|have to|want to|let me|let us) )*(?:think|discuss|decide|let you know|(?:come|get) back)(?: (?:about|over|on|with|to|it|this|that|you|my|the|family|wife|husband|parents|and|later|first))*$|^(?:ok )?(?:soch(?: ?ke| ?kar)?|(?:baad|phir) (?:me |mein )?)(?: ?(?:bata|dekh|soch)\w*)(?: (?:h[ua]i?n?|ho))?$/;
/** Begins a conversation anew. */
const BEGINS =
  /^(?:(?:start|begin) (?:over|again|afresh|fresh)|new search|reset|restart|clear(?: all)?|(?:i )?changed? my mind|shuru se)$/;
const PERSON =
  /\b(?:talk|speak|call|callback|(?<!\b(?:single|one|1|per|each|every) )person|human|agent|consultant|adviser|advisor|contact|(?<!door ?)phone|number(?! of)|whatsapp|enquir\w*|inquir\w*|visit)\b/;
/** Asks for the person rather than for the work. */
const MEETS =
  /\b(?:talk|speak|call|callback|(?<!\b(?:single|one|1|per|each|every) )person|human|contact|phone|number|whatsapp|enquir\w*|inquir\w*)\b/;
const PERSON_WORDS = new RegExp(
  `${PERSON.source}|\\b(?:number(?= of\\b)|site|back|someone|somebody|book|schedule|arrange)\\b|\\b(?:mobile|company|office|customer (?:care|support)|sales(?: team)?|toll free) (?=(?:ka |phone |contact |office )*number\\b)|${WHEN.source}`,
  'g',
);
const PRICE_OF_ANY =
  /\b(?:price range|prices?|costs?|rates?|how much|daam|kimat)\b(?: (?:of|for) .*\b(?:homes?|flats?)$)?/g;

const openWords = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .join(' ');

function say(text: string, links: AssistantLink[] = [], replies: string[] = []): AssistantAnswer {
  return { text, links, replies };
}

/** Whether an answer is that of the page, and no adviser's. */
const isContact = ({ href, title }: FoundAnswer) => href === ROUTES.contact && title === 'Contact Us';

/** The answer if the site's data did not load. */
export function unreachableAnswer(): AssistantAnswer {
  return say('Our data did not arrive. Check your connection and ask again, or write to us.', [
    { label: 'Contact Us', href: ROUTES.contact },
  ]);
}

/**
 * The answer to a question: what the search says of it, and the way to a person. `before` is the conversation so far, to
 * which 'under 60 lakh' adds. What no answer takes into account is said.
 */
export function answerTo(typed: string, data: AssistantData, ask: AskSearch, before?: Talk): AssistantAnswer {
  const question = typed.trim().replace(GREETING, '');
  const asked = spelled(question);
  const isGreeting = question !== typed.trim() && openWords(asked) === '';
  // 'No budget limit' alone asks for nothing, but changes a wish.
  if (isGreeting || (asked === '' && !before?.wish))
    return say(`${data.greeting} ${GREETING_QUESTION}`, [], assistantReplies(data.mainCities[0]?.name ?? null));
  if (BEGINS.test(asked)) return { ...say(GREETING_QUESTION, [], MORE_REPLIES), talk: { wish: '', about: '' } };
  if (THANKED.test(asked)) return say('You are welcome.', [], MORE_REPLIES);
  if (CLOSES.test(asked) || WAITS.test(asked)) return say('All right. Ask on whenever you like.', [], MORE_REPLIES);
  const phone = PHONE_NUMBER.exec(question)?.[0];
  if (phone) return phoneAnswer(question, phone, ask);
  const isOfAny =
    !before?.about &&
    !LOAN.test(before?.question ?? '') &&
    (!before?.topic || (before.wish !== '' && !/\b(?:rates?|costs?|how much)\b/.test(asked))) &&
    asked.search(PRICE_OF_ANY) >= 0 &&
    openWords(cut(asked, PRICE_OF_ANY)) === '';
  if (isOfAny && !before?.wish)
    return {
      ...say('Which project? Type its name, or a place.'),
      talk: { wish: '', about: '', topic: { asked, said: '', typed: asked.match(PRICE_OF_ANY)![0] } },
    };
  const isOfWish = isOfAny && before && !before.found;
  const found = isOfWish ? { ...ask(`rate ${before.wish}`), talk: before } : ask(question, before);
  const isPerson = PERSON.test(takeTold(asked).rest) && found.answers.every(isContact);
  // 'vastu consultant' asks for the service.
  const isService = found.groups[0]?.records[0]?.type === 'service' && !MEETS.test(asked);
  if (isPerson && !isService) return personAnswer(data, asked.replace(PERSON_WORDS, ' '), ask);
  const reply = toReply(found, found.asked);
  if (reply) return { ...reply, talk: found.talk };
  if (THANKS.test(asked) && !isQuestion(cut(asked, THANKS))) return say('You are welcome.', [], MORE_REPLIES);
  return say('That is beyond what this site can answer. A consultant can.', personLinks(data));
}

const personLinks = ({ phone, whatsapp }: AssistantData): AssistantLink[] => [
  { label: 'Call', href: telUrl(phone), note: phone },
  { label: 'Chat on WhatsApp', href: whatsappUrl(whatsapp, WHATSAPP_GREETING) },
  { label: 'Send an enquiry', href: ROUTES.contact, isEnquiry: true },
];

/** The ways to a person, and the first thing that is found for the rest of the question. */
function personAnswer(data: AssistantData, rest: string, ask: AskSearch): AssistantAnswer {
  return withRest(say('A consultant answers you on any of these.', personLinks(data)), rest, ask);
}

function withRest(answer: AssistantAnswer, rest: string, ask: AskSearch): AssistantAnswer {
  const words = openWords(spelled(rest));
  if (words === '') return answer;
  const found = /\p{L}/u.test(words) ? toReply(ask(rest.trim()), rest) : null;
  const leftOut = found ? (/^I left out “[^”]*”\./.exec(found.text)?.[0] ?? '') : `I left out “${words}”.`;
  const links = (found?.links ?? []).filter(({ isEnquiry }) => !isEnquiry).slice(0, 1);
  return { ...answer, text: [answer.text, leftOut].filter(Boolean).join(' '), links: [...answer.links, ...links] };
}

/** A typed number opens the form with it, and with what was asked beside it, so that both reach the office. */
function phoneAnswer(question: string, phone: string, ask: AskSearch): AssistantAnswer {
  const text = `Shall we call ${phone}? The form has your number already; send it, and a consultant calls.`;
  const rest = cut(question, phone);
  const about = rest.replace(NUMBER_WORDS, ' ').replace(PERSON_WORDS, ' ');
  const subject = openWords(spelled(about)) === '' ? {} : { subject: `Looking for: ${rest}` };
  const answer = say(text, [{ label: 'Send an enquiry', href: ROUTES.contact, isEnquiry: true, phone, ...subject }]);
  return { ...withRest(answer, about, ask), opensEnquiry: true };
}
