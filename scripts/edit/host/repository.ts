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

interface Listing {
  truncated: boolean;
  tree: { path: string; type: string; sha: string }[];
}

const JSON_TYPE = 'application/vnd.github+json';
const RAW_TYPE = 'application/vnd.github.raw+json';

const inPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The calls to the git host. The token goes into one header, and nowhere else. */
export class HostRepository {
  readonly #texts = new Map<string, string>();

  constructor(
    readonly settings: HostSettings,
    private readonly token: string,
  ) {}

  async #answer(address: string, body?: object, method = body ? 'POST' : 'GET', accept = JSON_TYPE): Promise<Response> {
    const response = await fetch(`${this.settings.api}/repos/${inPath(this.settings.repository)}/${address}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, Accept: accept },
      ...(body ? { body: new Blob([JSON.stringify(body)], { type: 'application/json' }) } : {}),
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
    const mayLack = response.status === 403 || response.status === 404;
    const hint = mayLack ? ' The token may lack a right, or not be for this repository.' : '';
    throw new CallError(`The git host refuses.${hint} ${message}`);
  }

  async #ask<T>(address: string, body?: object): Promise<T> {
    return (await (await this.#answer(address, body)).json()) as T;
  }

  /** The newest commit of the branch. */
  async head(): Promise<string> {
    return (await this.#ask<{ object: { sha: string } }>(`git/ref/heads/${inPath(this.settings.branch)}`)).object.sha;
  }

  /** A text by the name of its bytes, asked for once; '' where there is none. */
  async #text(sha = ''): Promise<string> {
    const known = sha === '' ? '' : this.#texts.get(sha);
    const text = known ?? (await (await this.#answer(`git/blobs/${sha}`, undefined, 'GET', RAW_TYPE)).text());
    this.#texts.set(sha, text);
    return text;
  }

  async #treeOf(commit: string): Promise<string> {
    return (await this.#ask<{ tree: { sha: string } }>(`git/commits/${commit}`)).tree.sha;
  }

  async snapshot(commit: string): Promise<Snapshot> {
    const { tree, truncated } = await this.#ask<Listing>(`git/trees/${await this.#treeOf(commit)}?recursive=1`);
    if (truncated) throw new CallError('The repository has more files than its host lists at once.');
    const { folder } = this.settings;
    const below = (top: string) =>
      tree.flatMap(({ path, type, sha }): [name: string, sha: string][] =>
        type === 'blob' && path.startsWith(`${top}/`) ? [[path.slice(top.length + 1), sha]] : [],
      );
    const files = new Map(below(folder));
    const names = [...KEY_OF_FILE.keys()];
    if (!names.some((name) => files.has(name))) {
      throw new CallError(`There is no content in ${folder} of this repository.`);
    }
    const texts = names.map(async (name) => [name, await this.#text(files.get(name))] as const);
    return {
      commit,
      texts: new Map(await Promise.all(texts)),
      pictures: new Set(below(`${folder}/images`).map(([name]) => name)),
      routes: [...new Set(below('app').map(([name]) => name.split('/')[0] ?? ''))],
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
      await this.#answer(`git/refs/heads/${inPath(branch)}`, undefined, 'DELETE');
      throw error;
    }
  }

  /** What was published in the content, newest first, each with the commit before it. */
  async log(): Promise<(Publication & { parent: string })[]> {
    const { branch, folder } = this.settings;
    const query = new URLSearchParams({ sha: branch, path: folder, per_page: `${LISTED}` });
    const log = await this.#ask<LoggedCommit[]>(`commits?${query.toString()}`);
    return log.map(({ sha, commit: { message, author }, parents }) => {
      const [title = ''] = message.split('\n');
      const lines = linesOf(message.slice(title.length));
      return { commit: sha, author: author.name, time: author.date, title, lines, parent: parents[0]?.sha ?? '' };
    });
  }
}
