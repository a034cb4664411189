import { type AssistantAnswer, type AssistantLink, TALK_TO_A_PERSON } from './reply';
import { shortText } from '../site/cut-text';

/** A question with its answer. */
export interface Exchange {
  question: string;
  answer: AssistantAnswer;
}

/** The message of an enquiry and a WhatsApp link both hold this much, in characters. */
const CONVERSATION_LIMIT = 1200;
const ANSWER_LIMIT = 140;

/** What was asked and shown, in lines; without what only asks for a person. Of a long conversation the last part. */
export function conversationText(exchanges: readonly Exchange[]): string {
  const lines = exchanges
    .filter(({ question, answer }) => question !== TALK_TO_A_PERSON && !answer.opensEnquiry)
    .map(({ question, answer }) => `- ${question}\n  ${shown(answer)}`);
  while (lines.length > 1 && lines.join('\n').length > CONVERSATION_LIMIT) lines.shift();
  return lines.length === 0 ? '' : ['Asked on the website:', ...lines].join('\n');
}

/** An answer in one line: its text, and the names of what it led to. */
function shown({ text, links }: AssistantAnswer): string {
  const names = links.filter((link) => !leadsToPerson(link)).map(({ label }) => label);
  const line = [text, names.join(', ')].filter((part) => part !== '').join(' ');
  return shortText(line, ANSWER_LIMIT);
}

const isWhatsapp = ({ href }: AssistantLink) => href.startsWith('https://wa.me/');
const leadsToPerson = (link: AssistantLink) =>
  Boolean(link.isEnquiry) || isWhatsapp(link) || link.href.startsWith('tel:');

/**
 * The last answer, whose links to a person take the conversation with them, and a number that was typed on the way
 * (routes-and-content, Widgets and motion).
 */
export function handOver(before: readonly Exchange[], last: Exchange): AssistantAnswer {
  const all = [...before, last];
  const conversation = conversationText(all);
  const phone = all.flatMap(({ answer }) => answer.links.flatMap((link) => link.phone ?? [])).at(-1);
  const withAll = (link: AssistantLink): AssistantLink => {
    if (isWhatsapp(link) && conversation !== '')
      return { ...link, href: `${link.href}${encodeURIComponent(`\n\n${conversation}`)}` };
    if (!link.isEnquiry) return link;
    const subject = [link.subject, conversation].filter(Boolean).join('\n');
    return { ...link, ...(phone ? { phone } : {}), ...(subject ? { subject } : {}) };
  };
  return { ...last.answer, links: last.answer.links.map(withAll) };
}
