import type { Faq } from '../site/faq';
import type { GlossaryTerm } from '../site/glossary';
import { contentWords, spelled } from './question';

/** What the site can answer in words. */
export interface KnownAnswers {
  faqs: readonly Faq[];
  glossary: readonly GlossaryTerm[];
}

/** A question or term with its answer, and the page that says more. */
export interface FoundAnswer {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
}

/** Address of the common questions. */
const FAQ_HREF = '/#faq-title';
const MOST_ANSWERS = 2;
const QUESTION = /^(?:what|which|who|how|why|when|is|are|can|do|does|kya|define)\b|\b(?:meaning|kya hai|matlab)\b|\?/;

/** Remembers what is made of a text, because the same answers are asked at every key. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}
const spelledOnce = remembered(spelled);
const wordsOf = remembered((text) => new Set(contentWords(spelled(text))));

/** Whether a query is put as a question. */
export function isQuestion(query: string): boolean {
  return QUESTION.test(query);
}

/** The term that a question names, with its words in the question; the longest name counts. */
export function findTerm(
  asked: string,
  glossary: readonly GlossaryTerm[],
): { term: GlossaryTerm; name: string } | null {
  const padded = ` ${asked} `;
  const named = glossary
    .flatMap((term) => [term.term, ...term.aliases].map((name) => ({ term, name: spelledOnce(name) })))
    .filter(({ name }) => padded.includes(` ${name} `));
  return named.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** 'sure': at least two words, and half of them, are in one question; 'likely': one is, or two are in an answer. */
export function findFaq(asked: string, faqs: readonly Faq[], confidence: 'sure' | 'likely'): Faq | null {
  const words = contentWords(asked);
  const shared = (text: string) => {
    const known = wordsOf(text);
    return words.filter((word) => known.has(word)).length;
  };
  const scored = faqs.map((faq) => ({ faq, inQuestion: shared(faq.question), inAnswer: shared(faq.answer) }));
  const [best] = scored.sort((a, b) => b.inQuestion * 2 + b.inAnswer - (a.inQuestion * 2 + a.inAnswer));
  if (!best) return null;
  const isSure = best.inQuestion >= 2 && best.inQuestion * 2 >= words.length;
  const isLikely = best.inQuestion >= 1 || best.inAnswer >= 2;
  return (confidence === 'sure' ? isSure : isLikely) ? best.faq : null;
}

/**
 * Answers to a query, the term first, at most two; `isWhole` tells whether they leave no word of it open, `words` are
 * those of the term.
 */
export function findAnswers(
  query: string,
  { faqs, glossary }: KnownAnswers,
): { answers: FoundAnswer[]; isWhole: boolean; words: string[] } {
  const asked = spelled(query);
  const named = findTerm(asked, glossary);
  const faq = findFaq(asked, faqs, 'sure');
  const answers = [...(named ? [toAnswer(named.term)] : []), ...(faq ? [toFaqAnswer(faq)] : [])];
  const rest = named ? contentWords(asked.replace(named.name, ' ')) : [];
  return {
    answers: answers.slice(0, MOST_ANSWERS),
    isWhole: faq !== null || (named !== null && rest.length === 0),
    words: named?.name.split(' ') ?? [],
  };
}

export function toAnswer({ term, definition, href, linkLabel }: GlossaryTerm): FoundAnswer {
  return { title: term, text: definition, href, linkLabel };
}

export function toFaqAnswer({ question, answer }: Faq): FoundAnswer {
  return { title: question, text: answer, href: FAQ_HREF, linkLabel: 'Common questions' };
}
