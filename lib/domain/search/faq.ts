import { remembered } from '../site/remembered';
import type { Faq } from '../site/site';
import { FILLERS, QUESTION_WORDS } from './language';
import type { FoundAnswer } from './record';
import { contentWords, spelled } from './spelling';

/** Address of the common questions. */
const FAQ_HREF = '/#faq-title';
const FAQ_LABEL = 'Common questions';
const COMPARISON = /\b(?:difference|between|vs|versus)\b/g;

/** The words of a text; the same texts are asked at every key. */
export const wordsOf = remembered((text) => new Set(contentWords(spelled(text))));
/** How many of some words one of the texts has. */
export const countIn = (words: readonly string[], ...texts: string[]) =>
  words.filter((word) => texts.some((text) => wordsOf(text).has(word))).length;
/** What a question is about, word by word; that it compares says nothing. */
export const askedWords = (asked: string) => contentWords(asked.replace(COMPARISON, ' '));

/** What every question here may have. */
export const NO_SUBJECT = /\d|^(?:home|house|apartment|sector)s?$/;
/** The words of a status. */
const STATUS = /^(?:under|construction)$/;

/** 'sure': at least two words are in one question, and half of them in it and its answer; 'likely': one that says something is, or two are in an answer. */
export function findFaq(asked: string, faqs: readonly Faq[], confidence: 'sure' | 'likely'): FoundAnswer | null {
  const all = askedWords(asked);
  const isSubject = (word: string) =>
    !QUESTION_WORDS.has(word) &&
    !STATUS.test(word) &&
    (confidence === 'sure' || !(FILLERS.has(word) || NO_SUBJECT.test(word)));
  const words = all.filter(isSubject);
  const scored = faqs.map((faq) => ({
    faq,
    inQuestion: countIn(words, faq.question),
    inAnswer: countIn(words, faq.answer),
  }));
  const [best] = scored.sort((a, b) => b.inQuestion * 2 + b.inAnswer - (a.inQuestion * 2 + a.inAnswer));
  if (!best) return null;
  const isSure = best.inQuestion >= 2 && countIn(words, best.faq.question, best.faq.answer) * 2 >= words.length;
  const isLikely = best.inQuestion >= 1 || best.inAnswer >= 2;
  const { question, answer } = best.faq;
  const found = { title: question, text: answer, href: FAQ_HREF, linkLabel: FAQ_LABEL };
  return (confidence === 'sure' ? isSure : isLikely) ? found : null;
}

/** Whether an answer is that of a common question. */
export const isFaqAnswer = ({ title, linkLabel }: FoundAnswer) => linkLabel === FAQ_LABEL && title.endsWith('?');
