import { useEffect, useState, type ComponentType } from 'react';

/** Component that handles `?custom_id=`, fetched only if the address has it (routes-and-content, Routes). */
export function useAskedProject(): { AskedProject: ComponentType<{ id: string }>; id: string } | null {
  const [asked, setAsked] = useState<ReturnType<typeof useAskedProject>>(null);

  useEffect(() => {
    const id = new URLSearchParams(location.search).get('custom_id');
    if (id) void import('./AskedProject.island').then(({ AskedProject }) => setAsked({ AskedProject, id }));
  }, []);

  return asked;
}
