import { useEffect, useState, type ComponentType } from 'react';

/** What answers `?custom_id=`, fetched only where the address has it (routes-and-content, Routes). */
export function useAskedProject(): { AskedProject: ComponentType<{ id: string }>; id: string } | null {
  const [asked, setAsked] = useState<ReturnType<typeof useAskedProject>>(null);

  useEffect(() => {
    const id = new URLSearchParams(location.search).get('custom_id');
    if (id) void import('./AskedProject.island').then(({ AskedProject }) => setAsked({ AskedProject, id }));
  }, []);

  return asked;
}
