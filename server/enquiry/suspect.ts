import type { EnquiryFields } from '@/lib/domain/enquiry/form';
import { toDigits } from '@/lib/domain/site/phone';

type Texts = Pick<EnquiryFields, 'name' | 'phone' | 'message'>;

/** A buyer names the page of a project, perhaps two. */
const MAX_LINKS = 2;
const LINK = /https?:\/\/|(?<!\/)\bwww\.|<a\s|\[url/gi;
/** What is offered to owners of websites, and never asked of a consultancy. */
const OFFER = new RegExp(
  [
    /\b(?:seo (?:services?|experts?|agency|packages?|company|audit|team)|(?:affordable|offer|our) seo)\b/,
    /\bback ?links?\b|\bguest posts?(?:ing)?\b|\bdomain authority\b|\blink (?:building|insertion)\b/,
    /\b(?:rank\w*|first page|page one|top (?:\d+ )?(?:positions?|results?))\b.{0,20}\bgoogle\b|\b(?:website|organic) traffic\b/,
    /\b(?:re-?design|develop|optimi[sz]e|improve|promote) your (?:web ?)?site\b/,
    /\b(?:our|offer|provide|affordable|cheap)\b.{0,20}\b(?:web|app|logo) ?(?:site )?(?:design|development)\b/,
    /\b(?:web ?site|web|app|logo) (?:design|development) services\b/,
    /\b(?:email|leads?) (?:list|database)s?\b|\bb2b (?:leads|data)\b|\bbulk (?:sms|e-?mails?|whatsapp)\b/,
    /\b(?:instagram|facebook|youtube) (?:followers|likes|views|subscribers)\b/,
    /\b(?:casino|viagra|cialis|porn|jackpot|nfts|betting tips|hot girls|escort (?:girls?|services?)|lottery winner)\b/,
    /\b(?:forex (?:signals?|robot|trading)|crypto (?:trading|signals?|invest\w*)|bitcoin (?:doubled|invest\w*|trading))\b/,
    /\b(?:unsecured|instant|payday)\b.{0,12}\bloans?\b|\bloan offer\b|\bnext of kin\b|\bmillion (?:us )?dollars\b/,
    /\b(?:earn|make (?:money|passive income))\b.{0,30}\b(?:from home|online|a day|daily)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** Scripts in which nobody here writes. */
const FOREIGN =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Greek}]/gu;
/** 'JqBXtRkzMnLp': letters of a program. */
const RANDOM_LETTERS = /^(?=\S*(?:[a-z][A-Z]\S*){3})[A-Za-z]{8,}$/;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A number that nobody has: one digit all through, or a row of them. */
function isImpossible(phone: string): boolean {
  const digits = toDigits(phone).slice(-10);
  return /^(\d)\1+$/.test(digits) || ['1234567890', '0123456789', '0987654321'].includes(digits);
}

/** What speaks for spam, with its points. */
const SIGNALS: readonly (readonly [points: number, isSo: (texts: Texts, maxLinks: number) => boolean])[] = [
  [3, ({ name }) => count(name, LINK) > 0 || /\w{3}\.(?:com|net|org|info|ru|xyz|top|shop|site|online)\b/i.test(name)],
  [3, ({ message }, maxLinks) => count(message, LINK) > maxLinks],
  [3, ({ name, message }) => message !== '' && plain(name) === plain(message)],
  [3, ({ name, message }) => OFFER.test(message) || OFFER.test(name)],
  [3, ({ name, message }) => count(message, FOREIGN) + count(name, FOREIGN) >= 4],
  [3, ({ name }) => RANDOM_LETTERS.test(name)],
  [2, ({ phone }) => isImpossible(phone)],
  [1, ({ message }) => RANDOM_LETTERS.test(message)],
  [1, ({ message }, maxLinks) => count(message, LINK) > 0 && maxLinks > 0],
];
const MARKED_FROM = 3;

/**
 * Whether what was typed is probably spam: stored, but marked. Our forms send the version of their notice, our scripts an
 * id as well. A program that sends neither keeps to the contract, too, but has no reason for links.
 */
export function isSpam(texts: Texts, isOurForm: boolean): boolean {
  const maxLinks = isOurForm ? MAX_LINKS : 0;
  const points = SIGNALS.reduce((sum, [some, isSo]) => sum + (isSo(texts, maxLinks) ? some : 0), 0);
  return points >= MARKED_FROM;
}

const MIN_COPIED_LETTERS = 60;

/** A long text as it is compared with others; empty for a short one, which many people type. */
export function copiedText(text: string): string {
  const letters = plain(text);
  return letters.length >= MIN_COPIED_LETTERS ? letters : '';
}
