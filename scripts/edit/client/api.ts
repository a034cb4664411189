import type { Field, NamedField } from '@/lib/content/editing/form';
import type { RecordChange, SaveResult } from '@/lib/content/editing/save';
import type { Part, Thing, ThingKind } from '@/lib/content/editing/things';
import type { Choice, ToldFault } from '../calls';
import type { AddedPicture } from '../picture-rules';
import type { Publication, Published, ToldChange } from '../publication-calls';

export type { Choice, Published, ToldFault, Field, NamedField, Part, Thing, ThingKind, RecordChange };

export interface Index {
  kinds: ThingKind[];
  things: Thing[];
  choices: Record<string, Choice[]>;
  forms: Record<string, Field>;
}

export interface OpenThing {
  thing: Thing;
  parts: Part[];
  faults: ToldFault[];
  address: string;
  /** Its parts have first values, and stand in no file yet. */
  isNew?: boolean;
}

export type Saved =
  | (Extract<SaveResult, { kind: 'saved' }> & { faults: ToldFault[] })
  | { kind: 'faulty'; faults: ToldFault[] }
  | Extract<SaveResult, { kind: 'conflict' | 'refused' }>;

export const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="editor-${name}"]`)?.content ?? '';

/** Origin of the page's preview. */
export const previewOrigin = meta('preview');

/** What answers the page: the editor's server, or code of the page itself. */
export interface Backing {
  /** The answer to a call; throws in words. */
  answer: (address: string, options: RequestInit) => Promise<unknown>;
  /** Address of a small copy of a picture. */
  thumbnailOf: (file: string, widthPx: number) => string;
  /** How what is typed is kept, and when it is public. */
  savedWords: string;
}

export const pathOf = (file: string) => file.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');

let backing: Backing = {
  async answer(address, options) {
    const type = typeof options.body === 'string' ? 'application/json' : 'application/octet-stream';
    const headers = { 'X-Editor-Token': meta('token'), ...(options.body ? { 'Content-Type': type } : {}) };
    const response = await fetch(address, { ...options, headers }).catch(() => {
      throw new Error('The editor does not answer. Is `npm run edit` still running? What you typed is kept here.');
    });
    const answer = (await response.json()) as { message?: string };
    if (!response.ok) throw new Error(answer.message ?? 'It failed.');
    return answer;
  },
  thumbnailOf: (file, widthPx) => `/pictures/${pathOf(file)}?w=${widthPx}`,
  savedWords: 'It is saved as you type, and nothing is public until you publish.',
};

/** Has another answer than the editor's server. To be called before the page is drawn. */
export function answerBy(other: Backing): void {
  backing = other;
}

const call = <T>(address: string, options: RequestInit = {}) => backing.answer(address, options) as Promise<T>;
const post = <T>(address: string, body: unknown) => call<T>(address, { method: 'POST', body: JSON.stringify(body) });

export const getIndex = () => call<Index>('/api/things');
export const getThing = (kind: string, key: string) =>
  call<OpenThing>(`/api/thing?${new URLSearchParams({ kind, key }).toString()}`);
export const makeThing = (answers: Record<string, string>) => post<{ parts: Part[] }>('/api/new', answers);
export const saveRecords = (changes: RecordChange[]) => post<Saved>('/api/save', changes);
export const getPictures = () => call<string[]>('/api/pictures');
export const isPreviewUp = () => call<boolean>('/api/preview');

export function addPicture(file: File, folder: string, crop: string): Promise<AddedPicture> {
  const query = new URLSearchParams({ folder, name: file.name, ...(crop ? { crop } : {}) });
  return call(`/api/pictures?${query.toString()}`, { method: 'POST', body: file });
}

export interface Pending {
  changes: ToldChange[];
  pictures: string[];
}

export const getChanges = () => call<Pending>('/api/changes');
export const getPublications = () => call<Publication[]>('/api/publications');
export const putBack = (ids: string[]) => post<unknown>('/api/put-back', { ids });
export const publish = (ids: string[], message: string) => post<Published>('/api/publish', { ids, message });
export const takeBack = (commit: string) => post<Published>('/api/take-back', { commit });

/** Address of a small copy of a picture. */
export const thumbnailOf = (file: string, widthPx: 160 | 640 = 160) => backing.thumbnailOf(file, widthPx);
export const savedWords = () => backing.savedWords;
