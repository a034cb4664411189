/** Why an island: only the browser knows the query; fetched only if the address has one. */
import { useEffect, useState } from 'react';
import { MissingProjectNote } from '@/components/layout/not-found/MissingProjectNote';
import { readData } from '@/lib/browser/read-data';
import { MESSAGES } from '@/lib/domain/site/messages';
import { parseProjectPath } from '@/lib/domain/site/routes';
import { FaultySection } from '@/components/project/sections/FaultySection';

type Answer =
  { kind: 'here' } | { kind: 'missing'; developer: string; id: string } | { kind: 'failed'; message: string };

/** Redirects `?custom_id=` to that project's page. If it cannot be found, an alert is shown above the current page. */
export function AskedProject() {
  const [answer, setAnswer] = useState<Answer>({ kind: 'here' });

  useEffect(() => {
    const id = new URLSearchParams(location.search).get('custom_id');
    if (!id) return;
    let isGone = false;
    void answerTo(id).then((found) => isGone || setAnswer(found));
    return () => {
      isGone = true;
    };
  }, []);

  if (answer.kind === 'here') return null;
  return (
    <div role="alert" className="page pt-6">
      {answer.kind === 'missing' ? (
        <MissingProjectNote developer={answer.developer} id={answer.id} />
      ) : (
        <FaultySection text={MESSAGES.projectDetailsFailed(answer.message)} buttonLabel="Retry" />
      )}
    </div>
  );
}

async function answerTo(id: string): Promise<Answer> {
  const { pathname, hash } = location;
  try {
    const addresses = await readData<Record<string, string>>('project-addresses');
    const address = new Map(Object.entries(addresses)).get(id);
    if (!address) return { kind: 'missing', id, developer: parseProjectPath(pathname)?.developer ?? '' };
    if (address !== pathname) location.replace(address + hash);
    return { kind: 'here' };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
