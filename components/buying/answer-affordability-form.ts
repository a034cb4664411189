import { draw } from '@/components/islands/draw';
import { answerAffordability, parseHousehold, type HomesByPrice } from '@/lib/domain/buying/affordability-answer';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import { AffordResult } from './AffordResult';

/** Returns what draws the answer to the form as it is now, and writes its figures into the address. */
export function answersOf(
  form: HTMLFormElement,
  root: HTMLElement,
  file: BuyingFile,
  homes: HomesByPrice[],
): () => void {
  return () => {
    const fields = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
    const query = new URLSearchParams(fields);
    const household = parseHousehold(query, file);
    if (!household) return void draw(root, Promise.resolve(AffordResult), null);
    history.replaceState(history.state, '', `?${query}`);
    const answer = answerAffordability(household, file.loan);
    void draw(root, Promise.resolve(AffordResult), {
      ...{ answer, household, homes },
      address: location.href,
      place: file.places.find(({ id }) => id === query.get('place')) ?? file.places[0]!,
    });
  };
}
