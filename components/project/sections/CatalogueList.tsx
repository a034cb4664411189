import { Icon } from '@/components/ui/Icon';
import type { CatalogueItem } from '@/lib/domain/project/catalogue';
import { ShowAll } from './ShowAll';

interface CatalogueListProps {
  items: CatalogueItem[];
}

/** Number of visible items before 'Show all (n)' (visual-language 9). */
const SHOWN_AT_FIRST = 8;

function renderItem({ key, label, icon }: CatalogueItem) {
  return (
    <li key={key}>
      <Icon name={icon} sheet="catalogue" size={24} />
      {label}
    </li>
  );
}

/** Icons and labels in three columns, 'Show all' in the last cell. Opened items join the same grid (catalogue.css). */
export function CatalogueList({ items }: CatalogueListProps) {
  const rest = items.slice(SHOWN_AT_FIRST);
  return (
    <div className="catalogue-list">
      <ul>{items.slice(0, SHOWN_AT_FIRST).map(renderItem)}</ul>
      {rest.length > 0 ? (
        <ShowAll total={items.length}>
          <ul>{rest.map(renderItem)}</ul>
        </ShowAll>
      ) : null}
    </div>
  );
}
