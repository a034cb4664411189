import type { Field, NamedField } from '../entries/form';
import type { Part, Entry } from '../entries/entries';
import type { Choice } from '../server/call';
import type { ToldFault } from '../server/calls';
import type { Published } from '../server/publisher';
import type { Asked, Publication } from '../server/second-person';
import type { EditorCalls } from '../server/server';

export type { Asked, Choice, Publication, Published, ToldFault, Field, NamedField, Part, Entry };

type Name = keyof EditorCalls;
type Answer<N extends Name> = Awaited<ReturnType<EditorCalls[N]>>;

export type Index = Answer<'entries'>;
export type Saved = Answer<'save'>;
export type Publications = Answer<'publications'>;
export type Pending = Answer<'changes'>;
export type ReadSheet = Answer<'readSheet'>;

export interface OpenEntry extends Answer<'entry'> {
  /** Its parts have first values, and stand in no file yet. */
  isNew?: boolean;
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="editor-${name}"]`)?.content ?? '';

/** Origin of the page's preview. */
export const previewOrigin = meta('preview');

/** Asks the editor's server; throws in words. */
export async function ask<N extends Name>(name: N, ...[asked]: Parameters<EditorCalls[N]>): Promise<Answer<N>> {
  const { bytes, ...words } = (asked ?? {}) as { bytes?: Blob };
  const query = bytes ? `?${new URLSearchParams(words).toString()}` : '';
  const response = await fetch(`/api/${name}${query}`, {
    method: 'POST',
    headers: { 'X-Editor-Token': meta('token'), 'Content-Type': `application/${bytes ? 'octet-stream' : 'json'}` },
    body: bytes ?? JSON.stringify(asked ?? null),
  }).catch(() => {
    throw new Error('The editor does not answer. Is `npm run edit` still running? What you typed is kept here.');
  });
  const answer = (await response.json()) as Answer<N> & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? 'It failed.');
  return answer;
}

/** What a person reads where a call fails. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : 'It failed.');

/** Address of a small copy of a picture. */
export const thumbnailOf = (file: string) =>
  `/pictures/${file.replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}?w=160`;
