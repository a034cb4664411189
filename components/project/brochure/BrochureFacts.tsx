interface BrochureFactsProps {
  facts: readonly (readonly [label: string, text: string | null])[];
  className?: string;
}

/** Label and text of each fact that is known. */
export function BrochureFacts({ facts, className }: BrochureFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, text]) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
