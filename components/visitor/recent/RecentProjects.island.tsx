'use client';
/** Why an island: what was looked at is known on the device only; it writes down and shows it in code fetched later. */
import { useEffect, useState } from 'react';
import type { RecentProject } from '@/lib/domain/visitor/recent-project';
import type { RecentStrip } from './RecentStrip';

interface RecentProjectsProps {
  /** The project of this page. */
  viewed?: RecentProject;
}

/** The last projects looked at, where there are any; stands far down a page, so that nothing moves. */
export function RecentProjects({ viewed }: RecentProjectsProps) {
  const [loaded, setLoaded] = useState<{ Strip: typeof RecentStrip } | null>(null);

  useEffect(() => {
    import('./RecentStrip').then(
      ({ RecentStrip: Strip }) => setLoaded({ Strip }),
      () => undefined,
    );
  }, []);

  return loaded ? <loaded.Strip viewed={viewed} /> : null;
}
