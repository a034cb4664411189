import type { z } from 'zod';

/** What answers the page. It is asked one value of JSON, or what goes with a picture and its bytes. */
export type Call = (asked: unknown) => unknown;

/** A word to choose, and what it means. */
export type Choice = readonly [value: string, label: string];

/** A mistake of the call, to be told in words. */
export class CallError extends Error {}

/** A call that answers only what its schema accepts. */
export function expecting<Asked, Answer>(schema: z.ZodType<Asked>, answer: (asked: Asked) => Answer) {
  return (asked: Asked): Answer => {
    const { success, data } = schema.safeParse(asked);
    if (!success) throw new CallError('That is not what this call expects.');
    return answer(data);
  };
}
