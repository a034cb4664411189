import { unitGroups, type Unit, type UnitList } from '@/lib/domain/project/unit';
import { UNIT_TABLE_ID } from './unit-ids';

interface UnitTableProps extends Pick<UnitList, 'units' | 'isOld'> {
  /** On the project's page, where a price leads to its cost sheet; in print the sum stands below it. */
  isLinked?: boolean;
}

/** Units one by one, in groups by tower and floor. */
export function UnitTable({ units, isOld, isLinked = false }: UnitTableProps) {
  return (
    <table id={UNIT_TABLE_ID} className="data-table amounts mt-5">
      <caption>One by one</caption>
      <thead>
        <tr>
          {['Unit', isLinked ? 'Price' : 'Price, all-in', 'Status'].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {unitGroups(units).map(({ tower, floor, units: group }) => (
        <tbody key={`${tower} ${floor}`} data-floor={floor}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="font-semibold">
              {[tower && `Tower ${tower}`, `Floor ${floor}`].filter(Boolean).join(', ')}
            </th>
          </tr>
          {group.map((unit) => (
            <UnitRow key={unit.number} unit={unit} statusText={isOld ? 'Ask' : unit.status} isLinked={isLinked} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface UnitRowProps extends Pick<UnitTableProps, 'isLinked'> {
  unit: Unit;
  statusText: string;
}

/** What differs from row to row stands together, and what repeats does, which makes two hundred of them light. */
function UnitRow({ unit, statusText, isLinked }: UnitRowProps) {
  const { number, facing, configuration, areaText, priceText, allInText } = unit;
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        {isLinked && allInText ? (
          <a href="#cost" className="link">
            {priceText}
          </a>
        ) : (
          priceText
        )}
        {allInText && !isLinked ? <small className="block">{allInText}</small> : null}
      </td>
      <td data-facing={facing ?? ''}>
        {statusText}
        <small className="block">{[configuration, areaText, facing].filter(Boolean).join(' · ')}</small>
      </td>
    </tr>
  );
}
