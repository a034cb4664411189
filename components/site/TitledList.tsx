import { Icon } from '@/components/ui/Icon';
import type { TitledText } from '@/lib/domain/site/about';

interface TitledListProps {
  id: string;
  title: string;
  items: TitledText[];
  /** Icon of each item, in order. */
  icons: string[];
  isOnPlaster?: boolean;
}

/** Heading in the first columns, ruled items in the others (visual-language 10). */
export function TitledList({ id, title, items, icons, isOnPlaster }: TitledListProps) {
  return (
    <section aria-labelledby={id} className={isOnPlaster ? 'bg-surface-2' : undefined}>
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {items.map(({ title: name, text }, index) => (
            <li key={name} className="flex gap-4 border-t border-line py-5">
              <Icon name={icons[index % icons.length] ?? 'house'} size={24} className="flex-none text-accent" />
              <div>
                <h3 className="type-h3">{name}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
