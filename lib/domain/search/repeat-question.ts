import { takeBedrooms } from '../project/bedrooms';
import { CHEAPER } from './ask-near';
import { answerOfShown } from './ask-shown';
import { type Catalogue, withoutMarks } from './catalogue';
import { CHANGES, IT } from './continue-wish';
import type { Talk } from './talk';
import { takeRupees } from './told-sums';
import { cut } from './limits';
import { withSize } from './name-shown';
import { takeNames } from './names';
import { parseSearchWish } from './parse-wish';
import { findProjectAnswers } from './project-answers';
import { isAsked } from './project-texts';
import { toUsualSpelling } from './spelling';
import { withTerms } from './tools';
import type { QueryAnswer } from './query-answer';
import { answerOfProjects, answerTyped } from './typed-query';

const readNames = (query: string, { named }: Catalogue) => takeNames(withoutMarks(toUsualSpelling(query)), named);

/** What an answer was asked of projects, without their names; undefined where it is of none. */
export function questionOf({ developers, asked, leftOut }: QueryAnswer, catalogue: Catalogue): string | undefined {
  const { rest } = readNames(asked, catalogue);
  return developers.length > 0 && leftOut === '' && rest.trim() !== '' ? rest : undefined;
}

/** Whether a query is a size alone that goes on with a wish, or begins one where a project has no such homes: '2 bhk'. */
export function isOtherSize(query: string, { wish, about }: Talk, { named }: Catalogue): boolean {
  const { sizes, rest } = takeBedrooms(toUsualSpelling(query));
  const own = named.get(withoutMarks(toUsualSpelling(about)))?.configurations;
  return rest.trim() === '' && (wish !== '' || !own?.some(isAsked(sizes.map(({ name }) => name))));
}

/** The question before a query asked again: of another project, 'and kinara?', or in other terms, 'at 9%', '4 bhk'; null where a query asks something of its own. */
export function answerRepeated(
  { question: last, about, names = [], wish, topic }: Talk,
  query: string,
  catalogue: Catalogue,
): QueryAnswer | null {
  const { taken, rest } = readNames(query, catalogue);
  const [named, ...others] = taken.map(({ value }) => value.name);
  const said = [WHY, CHANGES, IT, /\b(?:of|for|with|and|aur|in|on|pe|par|ka|ke|ki|kitn[aei]|how much|hai)\b/g].reduce(
    cut,
    rest,
  );
  // 'Of the first one' after 'stamp duty' asks for that of a project, 'for it' of the one before.
  const isOfIt = said === '' && about !== '' && (rest.search(IT) >= 0 || WHY.test(rest));
  const question = last ?? ((named || isOfIt) && topic ? takeRupees(topic.typed).rest : undefined);
  if (question === undefined) return null;
  if (others.length > 0 || (named ? named === about : said === '' && !isOfIt) || rest.search(COMPARES_TWO) >= 0)
    return null;
  // 'Too costly' asks for others.
  if (!named && CHEAPER.test(said)) return null;
  const name = named ?? about;
  const isOfOwn = (text: string) => {
    const found = findProjectAnswers(`${text} ${name || names[0]}`, catalogue);
    return found?.answers.every(({ leftOut }) => !leftOut);
  };
  const { sizes, rest: beside } = takeBedrooms(said);
  const isSize = sizes.length > 0 && beside.trim() === '';
  const isSum = named !== undefined && /\b(?:kitn[aei]|how much)\b/.test(rest);
  if (
    said !== '' &&
    (isSize ? !isSum && isOtherSize(said, { wish, about: name }, catalogue) : isOfOwn(said) || isOfOwn(rest))
  )
    return null;
  const again = withTerms(isSize ? takeBedrooms(question).rest : question, said, []);
  if (!isOfOwn(again)) {
    // 'For nri', and 'how long' after 'registry', are of no project.
    const isWish = (parseSearchWish(said, catalogue.vocabulary)?.facts ?? []).length > 0;
    const texts = said === '' || named || isWish ? [] : [again, `${question} ${said}`];
    return (
      texts
        .map((text) => answerTyped(text, catalogue))
        .find(
          ({ isNothing, isAnswerFirst, ...found }) => !isNothing && isAnswerFirst && !found.leftOut && !found.corrected,
        ) ?? null
    );
  }
  if (!name) return answerOfShown(again, names, parseSearchWish(wish, catalogue.vocabulary), catalogue);
  const sized = named && names.includes(named) ? withSize(named, again, wish, catalogue) : name;
  const found = findProjectAnswers(`${again} ${sized}`, catalogue);
  return found && { ...answerOfProjects(found), asked: again };
}
/** 'Why not?' asks of the answer before it. */
const WHY = /^(?:(?:but|and|lekin|par) )?(?:why|kyu|kyun|kyon)(?: (?:not|is that|so|nahi|that))?[ ?]*$/;
const COMPARES_TWO = /\b(?:compar\w*|vs|versus|than|difference)\b/;
