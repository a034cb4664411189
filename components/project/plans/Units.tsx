import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Enhancer } from '@/components/islands/Enhancer';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { floorBands, unitGrid, unitsKey, type Unit, type UnitGrid, type UnitList } from '@/lib/domain/project/unit';
import type { Project } from '@/lib/domain/project/project';
import { formatDay } from '@/lib/domain/site/month';
import { NO_UNIT_ID, UNIT_FILTER_ID, UNITS_ID } from './unit-ids';
import { UnitTable } from './UnitTable';

interface UnitsProps {
  list: UnitList;
  project: Pick<Project, 'id' | 'name'>;
}

/** What is still to be had, folded: by tower and floor, then one by one (routes-and-content, Project page). */
export function Units({ list: { units, checkedAt, isOld }, project }: UnitsProps) {
  return (
    <details id={UNITS_ID} className="mt-6 edge-line-y">
      <summary className="plus plus-large flex min-h-15 items-center justify-between gap-6 py-4 font-semibold">
        {isOld ? `Ask which of ${units.length} are still free` : `${units.length} not yet sold, by tower and floor`}
      </summary>
      <p className="measure type-small text-ink-2">
        As the developer told on {formatDay(checkedAt)}.{' '}
        {isOld ? 'That is more than two weeks ago, so some may be gone. ' : ''}
        {units.some(({ allInText }) => allInText) ? 'A price opens its cost in all. ' : ''}
        <EnquiryLink kind="contact" href={ENQUIRE_HREF} subject={project.name} section="Units" className="link">
          {isOld ? 'Ask for today’s list' : 'Ask for one of them'}
        </EnquiryLink>
      </p>
      <div className="grid gap-x-12 gap-y-8 pb-8 lg:grid-cols-[5fr_7fr]">
        <Grid {...unitGrid(units)} />
        <div className="min-w-0">
          <Filter units={units} />
          <p id={NO_UNIT_ID} role="status" className="mt-5" hidden>
            None on these floors looks to this side.
          </p>
          <UnitTable units={units} isOld={isOld} isLinked />
        </div>
      </div>
      <Enhancer name="unitList" file={unitsKey(project.id)} />
    </details>
  );
}

const towerText = (tower: string) => (tower ? `Tower ${tower}` : 'Units');

function Grid({ towers, rows }: UnitGrid) {
  return (
    <table className="data-table amounts mt-5 self-start">
      <caption>On each floor</caption>
      <thead>
        <tr>
          <th scope="col">Floor</th>
          {towers.map((tower) => (
            <th key={tower} scope="col">
              {towerText(tower)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ floor, counts }) => (
          <tr key={floor}>
            <th scope="row">{floor}</th>
            {counts.map((count, at) => (
              <td key={at}>{count || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Filter({ units }: { units: Unit[] }) {
  const floors = floorBands(units).map((band) => [...new Set(band)].join('–'));
  const facings = [...new Set(units.flatMap(({ facing }) => facing ?? []))];
  return (
    <div id={UNIT_FILTER_ID} className="mt-5 grid grid-cols-2 gap-4 print:hidden noscript:hidden">
      <Choice name="floor" label="Floors" values={floors} />
      {facings.length > 0 ? <Choice name="facing" label="Facing" values={facings} /> : null}
    </div>
  );
}

function Choice({ name, label, values }: { name: string; label: string; values: string[] }) {
  return (
    <label className="block text-[0.9375rem] font-medium">
      {label}
      <select name={name} autoComplete="off" className="field">
        <option value="">Any</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}
