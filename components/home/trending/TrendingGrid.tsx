import type { ReactNode } from 'react';

interface TrendingGridProps {
  cards: { key: string; card: ReactNode }[];
}

/** Two, three or four columns of trending cards or skeleton cards. */
export function TrendingGrid({ cards }: TrendingGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}
