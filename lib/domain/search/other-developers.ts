import { cut } from './limits';

/** Well-known developers, lower case, to say that they are not among ours; 'DLF Phase 4' and 'Omaxe Mall' are places. */
const NAMES =
  'dlf|godrej|lodha|prestige|sobha|m3m|emaar|tata housing|hiranandani|oberoi|brigade|puravankara|raheja|shapoorji pallonji|shapoorji|' +
  'signature global|ats|gaurs?|supertech|amrapali|jaypee|unitech|ansal|bptp|ireo|tulip|smart ?world|elan|central park|adani|' +
  'mahindra lifespaces?|kolte patil|rustomjee|piramal|runwal|wadhwa|birla estates|experion|conscient|paras|eldeco|mahagun|' +
  'max estates|trump|whiteland|krisumi|hero homes|sunteck|kalpataru|embassy group|omaxe|parsvnath|ashiana|casagrand|provident';
const UPPER = /^(?:dlf|m3m|ats|bptp|ireo)$/;
const OTHERS = new RegExp(
  `\\b(?:by )?(${NAMES})\\b(?! (?:phase|cyber|city|mall|road|hospital|health|chowk|square|place))(?: (?:developer|group|limited|ltd|realty|homes|properties|estates))*`,
);

/** The developers in a text in usual spelling that are not ours, as they are written, and the text without them. */
export function takeOtherDevelopers(text: string): { names: string[]; rest: string } {
  const names: string[] = [];
  let rest = text;
  for (let match = OTHERS.exec(rest); match; match = OTHERS.exec(rest)) {
    const [words, name = ''] = match;
    names.push(UPPER.test(name) ? name.toUpperCase() : name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()));
    rest = cut(rest, words);
  }
  return { names, rest };
}

/** 'DLF is not among our developers.'; '' without names. */
export function otherDevelopersText(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not among our developers.`;
}
