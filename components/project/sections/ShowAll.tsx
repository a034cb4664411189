import type { ReactNode } from 'react';

interface ShowAllProps {
  /** Number of all items. */
  total: number;
  className?: string;
  children?: ReactNode;
}

/** 'Show all (20)' with what it opens, and 'Show less' (project.css); without children a sheet shows the rest elsewhere. */
export function ShowAll({ total, className = '', children }: ShowAllProps) {
  return (
    <details className={`show-all ${className}`.trim()}>
      <summary className="link">
        <span>Show all ({total})</span>
        <span>Show less</span>
      </summary>
      {children}
    </details>
  );
}
