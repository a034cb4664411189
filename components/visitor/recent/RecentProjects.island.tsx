'use client';
/** Why an island: viewed projects are stored on the device; the code that saves and shows them is fetched later. */
import { useEffect, useState } from 'react';
import type { RecentProject } from '@/lib/domain/visitor/recent-project';
import type { RecentStrip } from './RecentStrip';

interface RecentProjectsProps {
  /** The project of this page. */
  viewed?: RecentProject;
}

/** The recently viewed projects, if any. Far down the page, so that nothing visible moves. */
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
