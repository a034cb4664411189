import type { Call } from '../call';
import { contentCalls } from '../calls';
import { pathOf, type Backing, type EditorCalls } from '../client/api';
import { pictureCalls } from '../picture-calls';
import { publicationCalls } from '../publication-calls';
import type { HostContent } from './host-content';
import { hostPictures } from './host-pictures';

const SAVED_WORDS =
  'It is kept in this browser as you type. “Publish” opens a pull request at the git host; nothing is public until that is accepted. No page stands beside the form: the preview of the pull request shows it.';

/** Answers the page's calls in the page itself. `pictures` is the address of the folder of pictures. */
export function hostBacking(host: HostContent, pictures: string): Backing {
  const shown = new Map<string, string>();
  const calls: EditorCalls = {
    ...contentCalls(host.copy),
    ...publicationCalls(host),
    ...pictureCalls(hostPictures(host, shown)),
    isPreviewUp: () => false,
  };
  return {
    // As it would come from a server: the page and the working copy share no object.
    answer: async (name, asked) => structuredClone(await (calls[name] as Call)(structuredClone(asked))),
    thumbnailOf: (file) => shown.get(file) ?? `${pictures}/${pathOf(file)}`,
    savedWords: SAVED_WORDS,
  };
}
