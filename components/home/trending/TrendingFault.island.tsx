/** Why an island: while the page reloads, skeleton cards are shown. */
import { useState } from 'react';
import { TrendingFaultNote } from './TrendingFaultNote';
import { TrendingSkeleton } from './TrendingSkeleton';

/** Error for unreadable trending projects. A retry shows eight skeleton cards until the page has reloaded (spec 2). */
export function TrendingFault() {
  const [isLoading, setIsLoading] = useState(false);
  if (isLoading) return <TrendingSkeleton />;
  return (
    <div onClick={({ target }) => (target as Element).closest('a') && setTimeout(() => setIsLoading(true))}>
      <TrendingFaultNote />
    </div>
  );
}
