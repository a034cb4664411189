import { useEffect, useState } from 'react';
import { findProjectAddress } from '@/lib/browser/find-project-address';
import { parseProjectPath } from '@/lib/domain/routes';

/** Why the project of `?custom_id=` is not shown. */
export type AskedProblem = { kind: 'missing'; developer: string; id: string } | { kind: 'failed'; message: string };

/** `?custom_id=` of another project: its page replaces this one; what cannot be found is said (decisions, Routes). */
export function useAskedProject(): AskedProblem | null {
  const [problem, setProblem] = useState<AskedProblem | null>(null);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const id = new URLSearchParams(search).get('custom_id');
    if (!id) return;
    let isGone = false;
    const show = (found: AskedProblem) => {
      if (!isGone) setProblem(found);
    };
    findProjectAddress(id).then(
      (address) => {
        if (!address) show({ kind: 'missing', developer: parseProjectPath(pathname)?.developer ?? '', id });
        else if (address !== pathname) location.replace(address + hash);
      },
      (error: unknown) => show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return problem;
}
