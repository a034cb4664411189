import { useEffect, useState } from 'react';
import { readRecent, writeRecent } from '@/lib/browser/visitor/recent-projects';
import { withViewed, type RecentProject } from '@/lib/domain/visitor/recent-project';

/** The projects viewed before this one; saves this one, too. */
export function useRecent(viewed: RecentProject | undefined) {
  const [projects, setProjects] = useState(() => readRecent().filter(({ key }) => key !== viewed?.key));
  const [isCleared, setIsCleared] = useState(false);

  useEffect(() => {
    if (viewed) writeRecent(withViewed(readRecent(), viewed));
  }, [viewed]);

  const clear = () => {
    writeRecent([]);
    setProjects([]);
    setIsCleared(true);
  };
  return { projects, isCleared, clear };
}
