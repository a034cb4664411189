import type { PlanBand } from '@/lib/domain/listing/plan-index';

interface PlanBandChipsProps {
  name: 'area' | 'price';
  label: string;
  bands: readonly PlanBand[];
}

/** Bands to choose one of; radio buttons and CSS do it, so it works without script (plan-index.css). */
export function PlanBandChips({ name, label, bands }: PlanBandChipsProps) {
  const all = { key: '', label: `Any ${name}` };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="no-scrollbar flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {[all, ...bands].map((band) => (
          <label key={band.key} className="relative chip flex-none">
            <input
              type="radio"
              name={name}
              value={band.key}
              defaultChecked={band.key === ''}
              className="absolute inset-x-0 -inset-y-1 opacity-0"
            />
            {band.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
