import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error';
import { CONTENT_FILES } from './content-files';
import { contentDir, diskSource } from './content-source';
import { INDISPENSABLE_FILES, leaveOutFaulty } from './leave-out';
import { isContentChecked, keepingCode } from './kept-reading';
import { loadContent, readCheckedContent, type ContentSet, type LoadedContent } from './load-content';
import { onceFor } from './once-for';
import { formatErrors } from './report';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

let loaded: { stamp: string; content: LoadedContent } | null = null;
let cached: { stamp: string; isFinal: boolean; content: ContentSet } | null = null;

/** The content with all its faults, none of them thrown. */
export function getLoadedContent(): LoadedContent {
  const stamp = contentStamp();
  if (loaded?.stamp !== stamp) loaded = { stamp, content: loadContent(diskSource(contentDir())) };
  return loaded.content;
}

/**
 * The checked content, read once per process; throws every error at once. With `CONTENT_MODE=lenient` faulty records
 * are left out instead (decisions, Content faults).
 */
export function getContent(): ContentSet {
  // A build asks a million times, and the environment is slow to ask.
  if (cached?.isFinal) return cached.content;
  const stamp = contentStamp();
  if (cached?.stamp !== stamp) cached = { stamp, isFinal: keepingCode() !== null, content: readContent() };
  return cached.content;
}

/** Remembers what is made of the content until the content changes. */
export function fromContent<T>(make: (content: ContentSet) => T): () => T {
  const makeOnce = onceFor(make);
  return () => makeOnce(getContent());
}

/** While developing, a saved file is read again; a build reads once. */
function contentStamp(): string {
  const dir = contentDir();
  if (!IS_DEVELOPMENT) return dir;
  const times = Object.values(CONTENT_FILES).map(
    ({ name }) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return [dir, ...times].join(' ');
}

function readContent(): ContentSet {
  const checked = isContentChecked() ? readCheckedContent() : null;
  if (checked) return checked;
  const { content, faults } = getLoadedContent();
  if (faults.errors.length === 0) return content;
  const isLenient = process.env.CONTENT_MODE === 'lenient';
  if (!isLenient || faults.errors.some(({ file }) => INDISPENSABLE_FILES.includes(file))) {
    throw new ContentError(`The content has errors.\n${formatErrors(faults)}`);
  }
  return leaveOutFaulty(content, faults);
}
