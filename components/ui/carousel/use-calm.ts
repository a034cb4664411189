import { useEffect, useState } from 'react';
import { isSavingData } from '@/lib/browser/save-data';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function isCalm(): boolean {
  return matchMedia(REDUCED_MOTION).matches || isSavingData();
}

/** Whether the visitor prefers less motion or less data; nothing autoplays then (visual-language 5). */
export function useCalm(): boolean {
  const [isCalmNow, setIsCalmNow] = useState(false);
  useEffect(() => {
    const query = matchMedia(REDUCED_MOTION);
    const onChange = () => setIsCalmNow(isCalm());
    onChange();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isCalmNow;
}
