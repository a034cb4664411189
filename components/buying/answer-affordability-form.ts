import { draw } from '@/components/islands/draw';
import {
  answerAffordability,
  householdFaults,
  parseHousehold,
  type HomesByPrice,
} from '@/lib/domain/buying/affordability-answer';
import { showFieldError } from '@/components/ui/show-field-error';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import { AffordResult } from './AffordResult';
import { formQuery } from './form-query';

/**
 * Returns what draws the answer to the form as it is now, tells what is not understood below its field, and writes the
 * figures into the address. While a field is typed in, its error and the answer wait.
 */
export function answersOf(
  form: HTMLFormElement,
  root: HTMLElement,
  file: BuyingFile,
  homes: HomesByPrice[],
): (typedIn: EventTarget | null) => void {
  return (typedIn) => {
    const query = formQuery(form);
    const faults = householdFaults(query);
    for (const input of form.querySelectorAll('input')) {
      const fault = faults.get(input.name);
      if (fault && input === typedIn) return;
      showFieldError(input, fault);
    }
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
