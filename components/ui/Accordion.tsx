import { Icon } from './Icon';

interface AccordionProps {
  /** Groups the items: one open at a time. */
  name: string;
  items: { question: string; answer: string }[];
  /** Opens the first item. */
  isFirstOpen?: boolean;
  headingLevel: 3 | 4;
}

/** Native accordion: one item open at a time, clicking again closes it (spec 2, FAQ). */
export function Accordion({ name, items, isFirstOpen, headingLevel }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="edge-line-b">
      {items.map(({ question, answer }, index) => (
        <details key={index} name={name} open={isFirstOpen && index === 0} className="accordion group edge-line-t">
          <summary className="flex min-h-15 items-center justify-between gap-6 py-4">
            <Heading className="text-pretty type-title">{question}</Heading>
            <Icon name="plus" className="flex-none text-accent group-open:hidden" />
            <Icon name="minus" className="hidden flex-none text-accent group-open:block" />
          </summary>
          <p className="max-w-152 pr-11 pb-6 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
