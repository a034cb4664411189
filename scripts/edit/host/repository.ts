import { toSlug } from '@/lib/domain/site/slug';
import { linesOf } from '@/lib/content/editing/apply-changes';
import type { Texts } from '@/lib/content/editing/working-copy';
import { KEY_OF_FILE } from '@/lib/content/files/table';
import { CallError } from '../call';
import { LISTED, type Publication } from '../publisher';

/** Where the content stands at a git host that speaks as GitHub does. */
export interface HostSettings {
  /** Address of its interface: `https://api.github.com`. */
  api: string;
  /** `owner/name` */
  repository: string;
  /** What the site is built of. */
  branch: string;
  /** Folder of the content. */
  folder: string;
}

/** The content at a commit. */
export interface Snapshot {
  commit: string;
  /** Texts of the content files, by name; '' where there is none. */
  texts: Texts;
  /** Pictures, by path under images/. */
  pictures: ReadonlySet<string>;
  /** Where routes stand. */
  routes: readonly string[];
}

/** A file of a commit: its text, or the name under which the host holds its bytes. */
export type HostFile = { path: string } & ({ content: string } | { sha: string });

export interface PullRequest {
  number: number;
  html_url: string;
}

interface LoggedCommit {
  sha: string;
  commit: { message: string; author: { name: string; date: string } };
  parents: { sha: string }[];
}

const inPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The calls to the git host. The token goes into one header, and nowhere else. */
export class HostRepository {
  readonly #texts = new Map<string, Promise<string>>();

  constructor(
    readonly settings: HostSettings,
    private readonly token: string,
  ) {}

  async #answer(address: string, { method = 'GET', body, accept = 'application/vnd.github+json' }: Asked) {
    const response = await fetch(`${this.settings.api}/repos/${inPath(this.settings.repository)}/${address}`, {
      method,
      headers: {
        ...{ Authorization: `Bearer ${this.token}`, Accept: accept },
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The host lets browsers keep the head of a branch for a minute.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    }).catch(() => {
      throw new CallError('The git host does not answer. What you typed is kept here.');
    });
    if (response.ok) return response;
    if (response.status === 401) throw new CallError('The git host does not accept this token. It may have expired.');
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new CallError(
      response.status === 403 || response.status === 404
        ? `The git host refuses. The token may lack a right, or not be for this repository. ${message}`
        : `The git host refuses. ${message}`,
    );
  }

  async #ask<T>(address: string, body?: object): Promise<T> {
    const response = await this.#answer(address, body ? { method: 'POST', body } : {});
    return (await response.json()) as T;
  }

  /** The newest commit of the branch. */
  async head(): Promise<string> {
    return (await this.#ask<{ object: { sha: string } }>(`git/ref/heads/${inPath(this.settings.branch)}`)).object.sha;
  }

  /** A text by the name of its bytes, asked for once. */
  #text(sha: string): Promise<string> {
    const known = this.#texts.get(sha);
    if (known) return known;
    const text = this.#answer(`git/blobs/${sha}`, { accept: 'application/vnd.github.raw+json' }).then((response) =>
      response.text(),
    );
    this.#texts.set(sha, text);
    text.catch(() => this.#texts.delete(sha));
    return text;
  }

  async #treeOf(commit: string): Promise<string> {
    return (await this.#ask<{ tree: { sha: string } }>(`git/commits/${commit}`)).tree.sha;
  }

  async snapshot(commit: string): Promise<Snapshot> {
    interface Listing {
      truncated: boolean;
      tree: { path: string; type: string; sha: string }[];
    }
    const { tree, truncated } = await this.#ask<Listing>(`git/trees/${await this.#treeOf(commit)}?recursive=1`);
    if (truncated) throw new CallError('The repository has more files than its host lists at once.');
    const { folder } = this.settings;
    const below = (top: string) =>
      tree.flatMap(({ path, type, sha }) =>
        type === 'blob' && path.startsWith(`${top}/`) ? [{ name: path.slice(top.length + 1), sha }] : [],
      );
    const files = below(folder).filter(({ name }) => KEY_OF_FILE.has(name));
    if (files.length === 0) throw new CallError(`There is no content in ${folder} of this repository.`);
    const texts = await Promise.all(files.map(async ({ name, sha }) => [name, await this.#text(sha)] as const));
    const absent = [...KEY_OF_FILE.keys()].map((name) => [name, ''] as const);
    return {
      commit,
      texts: new Map([...absent, ...texts]),
      pictures: new Set(below(`${folder}/images`).map(({ name }) => name)),
      routes: [...new Set(below('app').map(({ name }) => name.split('/')[0] ?? ''))],
    };
  }

  /** Hands the bytes of a picture to the host, which keeps them for a commit; gives their name. */
  async store(bytes: Uint8Array): Promise<string> {
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return (await this.#ask<{ sha: string }>('git/blobs', { content: btoa(letters), encoding: 'base64' })).sha;
  }

  /**
   * One commit on top of another, in a branch of its own, with a pull request. Null, and nothing but loose objects is
   * left, where the shared branch moved on meanwhile.
   */
  async propose(parent: string, files: readonly HostFile[], title: string, text: string): Promise<PullRequest | null> {
    const { branch: base, folder } = this.settings;
    const tree = await this.#ask<{ sha: string }>('git/trees', {
      base_tree: await this.#treeOf(parent),
      tree: files.map((file) => ({ ...file, path: `${folder}/${file.path}`, mode: '100644', type: 'blob' })),
    });
    const message = `${title}\n\n${text}\n`;
    const commit = await this.#ask<{ sha: string }>('git/commits', { message, tree: tree.sha, parents: [parent] });
    if ((await this.head()) !== parent) return null;
    const branch = `content/${toSlug(title).slice(0, 40) || 'changes'}-${commit.sha.slice(0, 7)}`;
    await this.#ask('git/refs', { ref: `refs/heads/${branch}`, sha: commit.sha });
    try {
      return await this.#ask<PullRequest>('pulls', { title, head: branch, base, body: text });
    } catch (error) {
      await this.#answer(`git/refs/heads/${inPath(branch)}`, { method: 'DELETE' });
      throw error;
    }
  }

  /** What was published in the content, newest first, each with the commit before it. */
  async log(): Promise<(Publication & { parent: string })[]> {
    const { branch, folder } = this.settings;
    const query = new URLSearchParams({ sha: branch, path: folder, per_page: `${LISTED}` });
    return (await this.#ask<LoggedCommit[]>(`commits?${query.toString()}`)).map(({ sha, commit, parents }) => {
      const [title = ''] = commit.message.split('\n');
      const { name: author, date: time } = commit.author;
      return {
        commit: sha,
        author,
        time,
        title,
        lines: linesOf(commit.message.slice(title.length)),
        parent: parents[0]?.sha ?? '',
      };
    });
  }
}

interface Asked {
  method?: string;
  body?: object;
  accept?: string;
}
