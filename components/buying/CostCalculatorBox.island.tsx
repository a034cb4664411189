/** Why an island: the calculator counts what is typed; its code and rates are fetched when the visitor comes near it. */
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { readData } from '@/lib/browser/read-data';
import type { BuyingFile } from '@/lib/domain/buying/cost-sheet';
import type { CostCalculator } from './CostCalculator';

type CalculatorProps = ComponentProps<typeof CostCalculator>;
type Loaded = { Calculator: typeof CostCalculator; file: BuyingFile };

const PRICE_IN_ADDRESS = /[?&]price=/;

const fetchCalculator = async (): Promise<Loaded> => {
  const [{ CostCalculator }, file] = await Promise.all([import('./CostCalculator'), readData<BuyingFile>('buying')]);
  return { Calculator: CostCalculator, file };
};

/** Opens to the calculator, at once if the address has a price; a failed fetch is retried when it is opened again. */
export function CostCalculatorBox({ summary, ...of }: Omit<CalculatorProps, 'file'> & { summary: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  const load = () => void fetchCalculator().then(setLoaded, () => setLoaded('failed'));
  useEffect(() => {
    if (PRICE_IN_ADDRESS.test(location.search)) box.current!.open = true;
    load();
  }, []);
  return (
    <details
      ref={box}
      className="mt-6 edge-line-y print:hidden noscript:hidden"
      onToggle={({ currentTarget }) => loaded === 'failed' && currentTarget.open && load()}
    >
      <summary className="plus plus-large flex min-h-15 items-center justify-between gap-6 py-4 font-semibold">
        {summary}
      </summary>
      {loaded === 'failed' ? 'The calculator could not be loaded. Close and open it to try again.' : null}
      {loaded && loaded !== 'failed' ? <loaded.Calculator file={loaded.file} {...of} /> : null}
    </details>
  );
}
