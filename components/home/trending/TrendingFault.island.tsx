'use client';
/** Why an island: while the page is asked for again, the cards it may bring are shown as blanks. */
import { useState } from 'react';
import { TrendingFaultNote } from './TrendingFaultNote';
import { TrendingSkeleton } from './TrendingSkeleton';

/** The page of trending projects that could not be read; trying again shows eight blanks until the page comes (spec 2). */
export function TrendingFault() {
  const [isLoading, setIsLoading] = useState(false);
  if (isLoading) return <TrendingSkeleton />;
  return (
    <div onClick={({ target }) => (target as Element).closest('a') && setTimeout(() => setIsLoading(true))}>
      <TrendingFaultNote />
    </div>
  );
}
