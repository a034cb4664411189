import { toSlug } from '@/lib/domain/site/slug';
import { linesOf } from '../entries/apply-changes';
import { CallError } from './call';
import type { Git } from './git';

export interface Publication {
  commit: string;
  author: string;
  /** As 2026-11-21T10:00:00+05:30. */
  time: string;
  title: string;
  lines: string[];
}

/** A publication that waits for a second person. */
export interface Asked extends Publication {
  /** Branch of the shared repository that holds it. */
  branch: string;
  isMine: boolean;
}

/** Branches of what waits for a second person. */
const ASKED = 'asked/';

/** Publications as `git log` finds them. */
export function readPublications(git: Git, args: readonly string[]): Publication[] {
  const log = git.run(['log', '--format=%H%x1f%an%x1f%aI%x1f%s%x1f%b%x1e', ...args]);
  return entriesOf(log).map(publicationOf);
}

const entriesOf = (output: string) => output.split('\x1e').flatMap((entry) => entry.trim() || []);

function publicationOf(entry: string): Publication {
  const [commit = '', author = '', time = '', title = '', body = ''] = entry.split('\x1f');
  return { commit, author, time, title, lines: linesOf(body) };
}

/** As the fields of `readPublications`, and those of a branch. */
const BRANCH_FIELDS = [
  ...['objectname', 'authorname', 'authordate:iso-strict', 'contents:subject', 'contents:body'],
  ...['authoremail:trim', 'refname'],
];

/** Changes of prices and RERA numbers, each on a branch of the shared repository until another person says yes or no. */
export class AskedPublications {
  constructor(readonly git: Git) {}

  /** E-mail address of this person. */
  get #self(): string {
    return this.git.ask(['config', 'user.email']) ?? '';
  }

  newBranch = () => `${ASKED}${toSlug(this.#self)}-${Date.now()}`;

  list(): Asked[] {
    const { shared } = this.git;
    if (shared) this.git.ask(['fetch', '-q', '--prune', shared.remote]);
    return shared ? this.#known(shared.remote) : [];
  }

  /** What waits as of the last fetch. */
  #known(remote: string): Asked[] {
    const refs = `refs/remotes/${remote}/${ASKED}`;
    const format = `${BRANCH_FIELDS.map((field) => `%(${field})`).join('%1f')}%1e`;
    const self = this.#self;
    return entriesOf(this.git.run(['for-each-ref', `--format=${format}`, refs])).map((entry) => {
      const [email, name = ''] = entry.split('\x1f').slice(5);
      return { ...publicationOf(entry), branch: ASKED + name.slice(refs.length), isMine: email === self };
    });
  }

  #at(commit: string) {
    const [found, shared] = [this.list().find((asked) => asked.commit === commit), this.git.shared];
    if (!found || !shared) throw new CallError('It does not wait any more.');
    return { found, shared };
  }

  /** After its push: takes off what this person asked before, where the new commit asks all of it; the rest waits on. */
  replace(waits: readonly string[], by: string): void {
    const { shared } = this.git;
    for (const { branch, commit, isMine, lines } of shared ? this.#known(shared.remote) : []) {
      if (isMine && commit !== by && lines.every((line) => waits.includes(line))) this.#takeOff(branch);
    }
  }

  /** Takes back what waits: the second person's no, or the asking person's own. */
  refuse(commit: string): void {
    this.#takeOff(this.#at(commit).found.branch);
  }

  #takeOff(branch: string): void {
    const remote = this.git.shared?.remote;
    if (remote) this.git.run(['push', '-q', remote, `:refs/heads/${branch}`]);
  }

  /** What waits as a commit on top of what is shared, in the name of who asked, and what shares it; `head` is this folder's. */
  join(commit: string, head: string): { made: string; share: () => void } {
    const { found, shared } = this.#at(commit);
    if (found.isMine) throw new CallError('It waits for another person than the one who changed it.');
    const tip = shared.commit;
    const tree = this.git.ask(['merge-tree', '--write-tree', tip, commit])?.split('\n')[0];
    if (!tree || !this.git.isAncestor(head, tip)) {
      throw new CallError(`Other values were published meanwhile: ${found.author} has to ask again.`);
    }
    const [name = '', email = '', words = ''] = this.git
      .run(['log', '-1', '--format=%an%x1f%ae%x1f%B', commit])
      .split('\x1f');
    const made = this.git.run(['commit-tree', tree, '-p', tip, '-F', '-'], {
      input: `${words}\n\nAgreed by ${this.#self}\n`,
      env: { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
    });
    const refs = [`${made}:refs/heads/${shared.branch}`, `:refs/heads/${found.branch}`];
    return { made, share: () => void this.git.run(['push', '-q', shared.remote, ...refs]) };
  }
}
