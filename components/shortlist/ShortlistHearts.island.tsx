'use client';
/** Why an island: which projects are kept is known on the device only; listens once for all hearts of a page. */
import { useEffect } from 'react';
import { SHORTLIST_NAME } from '@/lib/browser/shortlist-name';
import type * as HeartMarks from '@/lib/browser/heart-marks';

function hasShortlist(): boolean {
  try {
    return SHORTLIST_NAME in localStorage;
  } catch {
    return false;
  }
}

/** Shows which projects are kept and how many; what does that is fetched where some are, or with the first press. */
export function ShortlistHearts() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let hearts: Promise<typeof HeartMarks> | undefined;
    const load = () => (hearts ??= import('@/lib/browser/heart-marks'));
    const paint = () => {
      if (hearts || hasShortlist()) void load().then(({ paintHearts }) => paintHearts());
    };
    const onClick = ({ target }: Event) => {
      const heart = (target as Element).closest<HTMLButtonElement>('.heart');
      if (heart) void load().then(({ pressHeart }) => pressHeart(heart));
    };
    for (const type of [SHORTLIST_NAME, 'storage', 'pageshow', 'cards-drawn'])
      addEventListener(type, paint, { signal });
    document.addEventListener('click', onClick, { signal });
    paint();
    return () => stop.abort();
  }, []);
  return null;
}
