import type { Change } from '@/lib/content/editing/changes';
import { isObject } from '@/lib/content/files/walk';
import { CallError, type Calls } from './call';

/** What the page shows of a change. */
export type ToldChange = Pick<Change, 'id' | 'title' | 'words'>;

export interface Publication {
  commit: string;
  author: string;
  /** As 2026-11-21T10:00:00+05:30. */
  time: string;
  title: string;
  lines: string[];
}

/** Publications that are listed. */
export const LISTED = 40;

/** How a publication went. */
export interface Published {
  /** Whether others have it, where nothing else is said. */
  isShared: boolean;
  /** What became of it, where more is to be said. */
  local?: string;
  /** Where it may be looked at. */
  address?: string;
  /** Changes that were not taken back. */
  stays?: string[];
}

type Later<T> = T | Promise<T>;

/** Who knows what of the content is changed, and publishes it: a repository on disk, or one at a git host. */
export interface Publisher {
  /** What is not published yet, and pictures that are new. */
  pending(): Later<{ changes: Change[]; pictures: string[] }>;
  putBack(ids: readonly string[]): Later<void>;
  publish(ids: readonly string[], message: string): Later<Published>;
  list(): Later<Publication[]>;
  takeBack(commit: string): Later<Published>;
}

/** The calls by which the page shows changes and publishes them. `serve` builds the site of what was published. */
export function publicationCalls(publications: Publisher, serve: () => Later<string> = () => ''): Calls {
  const idsIn = (body: unknown): string[] => {
    if (isObject(body) && Array.isArray(body['ids'])) return body['ids'].map(String);
    throw new CallError('Those are no changes.');
  };
  return {
    'GET /api/changes': async () => {
      const { changes, pictures } = await publications.pending();
      return { changes: changes.map(told), pictures };
    },
    'POST /api/put-back': async ({ body }) => {
      await publications.putBack(idsIn(body));
      return {};
    },
    'POST /api/publish': async ({ body }) => {
      const message = isObject(body) && typeof body['message'] === 'string' ? body['message'] : '';
      const published = await publications.publish(idsIn(body), message);
      return { local: await serve(), ...published };
    },
    'GET /api/publications': () => publications.list(),
    'POST /api/take-back': async ({ body }) => {
      const taken = await publications.takeBack(isObject(body) ? String(body['commit']) : '');
      return { local: await serve(), ...taken };
    },
  };
}

const told = ({ id, title, words }: Change): ToldChange => ({ id, title, words });
