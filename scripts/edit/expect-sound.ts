import type { Texts, WorkingCopy } from '@/lib/content/editing/working-copy';
import { formatFault } from '@/lib/content/files/faults';
import { CallError } from './call';

/** What writes texts that make no error; throws in the words of `npm run check:content` where they make one. */
export function expectSound(copy: WorkingCopy, texts: Texts): () => void {
  const { faults, write } = copy.check(texts);
  if (faults.errors.length === 0) return write;
  throw new CallError(`So it would be wrong: ${faults.errors.slice(0, 5).map(formatFault).join('; ')}`);
}
