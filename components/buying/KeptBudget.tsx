import { useState } from 'react';
import { formatPinPrice } from '@/lib/domain/project/price';

interface KeptBudgetProps {
  /** In rupees; null if none is kept. */
  rupees: number | null;
  onForget: () => void;
}

/** What is kept on this device of the answer, and how to forget it. */
export function KeptBudget({ rupees, onForget }: KeptBudgetProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (rupees === null)
    return isForgotten ? (
      // The focus was on the button that has gone.
      <p tabIndex={-1} ref={(text) => text?.focus()} className="mt-4 type-small text-ink-2">
        Forgotten: no budget is kept on this device.
      </p>
    ) : null;
  const forget = () => {
    setIsForgotten(true);
    onForget();
  };
  return (
    <p className="mt-4 type-small text-ink-2">
      Homes within your {formatPinPrice(rupees)} say so. It is kept on this device only.{' '}
      <button type="button" className="link min-h-11" onClick={forget}>
        Forget it
      </button>
    </p>
  );
}
