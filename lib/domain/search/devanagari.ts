const letters = (pairs: string) =>
  new Map((pairs.match(/\S+ \S+/g) ?? []).map((pair) => pair.split(' ') as [string, string]));

const CONSONANTS = letters(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m ' +
    'य y र r ल l व v श sh ष sh स s ह h',
);
const VOWELS = letters('अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऑ o ओ o औ au');
const SIGNS = letters('ा a ि i ी i ु u ू u ृ ri े e ै ai ॉ o ो o ौ au');
const NASALS = /[ंँ]/;
const SYLLABLE = /(?:[क-ह]्)*[क-ह][ा-ौ]?्?[ंँ]?|[अ-औ][ंँ]?/g;

/**
 * A word of Devanagari in the letters that people write it in: 'देखने' → 'dekhne', 'महिला' → 'mahila'. The vowel that no
 * letter shows is not spoken at the end, nor before a syllable with a vowel where one stands before it.
 */
export function toLatin(word: string): string {
  const syllables = (word.match(SYLLABLE) ?? []).map((text) => {
    const all = [...text];
    const consonants = all.flatMap((letter) => CONSONANTS.get(letter) ?? []);
    const vowel = all.map((letter) => VOWELS.get(letter) ?? SIGNS.get(letter)).find(Boolean);
    const isSilent = vowel === undefined && /्$/.test(text);
    const nasal = NASALS.test(text) ? 'n' : '';
    return { consonants, vowel: isSilent ? '' : (vowel ?? null), nasal };
  });
  for (let at = syllables.length - 1; at >= 0; at -= 1) {
    const [before, own, next] = [syllables[at - 1], syllables[at]!, syllables[at + 1]];
    if (own.vowel !== null) continue;
    const isSpoken = next
      ? !before || before.vowel === '' || next.vowel === '' || next.consonants.length !== 1 || own.consonants.length > 1
      : !before;
    own.vowel = isSpoken || own.nasal ? 'a' : '';
  }
  return syllables
    .map(({ consonants, vowel, nasal }) => consonants.join('') + vowel + nasal)
    .join('')
    .replace(/ie/g, 'iye');
}
