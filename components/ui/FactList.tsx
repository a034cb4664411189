export interface Fact {
  label: string;
  text: string;
}

interface FactListProps {
  facts: Fact[];
}

/** Label left, value right, hairlines between rows. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="type-small edge-line-b">
      {facts.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5 edge-line-t">
          <dt className="shrink-0 text-ink-2">{label}</dt>
          <dd className="min-w-0 grow basis-24 text-right">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
