import { z } from 'zod';
import { valueWords } from '../entries/difference-words';
import { expecting } from './call';
import type { Publisher } from './publisher';

const ids = z.array(z.string());
const commit = z.object({ commit: z.string() });

/** The calls by which the page shows changes and publishes them. `serve` builds the site of what was published. */
export function publicationCalls(publisher: Publisher, serve: () => Promise<string>) {
  return {
    changes() {
      const { changes, pictures, conflicts } = publisher.pending();
      return {
        changes: changes.map(({ id, title, words, before, after }) => ({
          id,
          title,
          words,
          // The value that somebody else published meanwhile, beside the own one.
          conflict: conflicts.has(id) ? { theirs: valueWords(before), mine: valueWords(after) } : null,
        })),
        pictures,
      };
    },
    publications: () => ({ published: publisher.list(), asked: publisher.asked() }),
    agree: expecting(commit, async (asked) => {
      const published = publisher.agree(asked.commit);
      return { local: await serve(), ...published };
    }),
    refuse: expecting(commit, (asked) => publisher.refuse(asked.commit)),
    putBack: expecting(z.object({ ids }), (asked) => publisher.putBack(asked.ids)),
    publish: expecting(z.object({ ids, message: z.string() }), async (asked) => {
      const published = publisher.publish(asked.ids, asked.message);
      return { local: await serve(), ...published };
    }),
    takeBack: expecting(commit, async (asked) => {
      const published = publisher.takeBack(asked.commit);
      return { local: await serve(), ...published };
    }),
  };
}
