import { CallError, type Calls } from '../call';
import { contentCalls } from '../calls';
import { pathOf, type Backing } from '../client/api';
import { publicationCalls } from '../publication-calls';
import type { HostContent } from './host-content';
import { hostPictureCalls } from './host-pictures';

const SAVED_WORDS =
  'It is kept in this browser as you type. “Publish” opens a pull request at the git host; nothing is public until that is accepted. No page stands beside the form: the preview of the pull request shows it.';

/** Answers the page's calls in the page itself. `pictures` is the address of the folder of pictures. */
export function hostBacking(host: HostContent, pictures: string): Backing {
  const shown = new Map<string, string>();
  const calls: Calls = { ...contentCalls(host.copy), ...publicationCalls(host), ...hostPictureCalls(host, shown) };
  return {
    async answer(address, { method = 'GET', body }) {
      const { pathname, searchParams: query } = new URL(address, location.origin);
      const call = calls[`${method} ${pathname}`];
      if (!call) throw new CallError('There is no such page.');
      const bytes = new Uint8Array(body instanceof Blob ? await body.arrayBuffer() : new ArrayBuffer());
      const answer = await call({
        query,
        bytes,
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
      });
      // As it would come from a server: the page and the working copy share no object.
      return JSON.parse(JSON.stringify(answer ?? null)) as unknown;
    },
    thumbnailOf: (file) => shown.get(file) ?? `${pictures}/${pathOf(file)}`,
    savedWords: SAVED_WORDS,
  };
}
