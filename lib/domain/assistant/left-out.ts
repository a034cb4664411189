import { FILLERS } from '../search/language';
import { writeOutUnits } from '../search/money';
import type { AssistantAnswer, FindRecords } from './reply';

/** Links of an answer, besides those to a person. */
export const MAX_LINKS = 4;
const MAX_WAYS = 2;
/** Words of a question that no answer needs. */
const QUESTION_WORDS =
  /\b(?:meaning|matlab|define|explain(?:ed)?|kitn[aei]|lagega|banegi|hog[aei]|about|sir|madam|ji|it|its|so|but|whether|real estate)\b/g;

/** Words of a text in usual spelling, without those that mean nothing for a search. */
export const meantWords = (text: string) => text.split(' ').filter((word) => word !== '' && !FILLERS.has(word));

/** The words of a question that may ask for something, in usual spelling. */
export function openWords(text: string): string {
  return meantWords(text.replace(QUESTION_WORDS, ' ')).join(' ');
}

/** 'I left out “vastu”.'; '' without words. */
export const leftOutText = (words: string) => (words ? `I left out “${writeOutUnits(words)}”.` : '');
/** Texts that are not empty, as one. */
export const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** An answer to a part of a question, with what the search finds for the rest; what nobody understands is said. */
export function withRest(answer: AssistantAnswer, rest: string, find: FindRecords): AssistantAnswer {
  const words = openWords(rest);
  if (words === '') return answer;
  // A number alone names nothing.
  const { offer, records, ways, leftOut } = find(/\p{L}/u.test(words) ? rest.trim() : '');
  const links = [...(offer ? [offer] : []), ...records];
  const more = links.length > 0 ? links : ways.slice(0, MAX_WAYS);
  return {
    ...answer,
    text: sentences(answer.text, leftOutText(more.length > 0 ? leftOut : words)),
    links: [...answer.links, ...more].slice(0, MAX_LINKS),
  };
}
