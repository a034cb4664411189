import { formatWhen } from '../enquiry/indian-time';
import { HANDLING_FIELDS, type FieldConflict, type Handling, type LostReason } from '../store/handling';
import { html, type Html } from './html';
import { hiddenField, keyField, layout, type Visit } from './layout';
import { personPath } from './paths';
import { handlingFields } from './person-view';
import { REASON_LABELS, STATE_LABELS } from './words';

interface ConflictView {
  visit: Visit;
  /** The enquiry. */
  id: string;
  /** The enquiry whose page was open. */
  of: string;
  mine: Handling;
  conflicts: readonly FieldConflict[];
}

const FIELD_LABELS: Record<FieldConflict['field'], string> = {
  state: 'State',
  owner: 'Owner',
  reminder: 'Reminder',
  visit: 'Visit',
  budget: 'Budget',
  reason: 'Why lost',
};

function describe(field: FieldConflict['field'], value: string): string {
  if (field === 'state') return STATE_LABELS[value as Handling['state']];
  if (field === 'owner') return value || 'Nobody';
  if (field === 'budget') return value || 'None';
  if (field === 'reason') return REASON_LABELS[value as LostReason] ?? 'None';
  return formatWhen(value) ?? 'None';
}

/** What somebody else changed while the page was open, with both values; the rest of the form is saved. */
export function conflictView({ visit, id, of, mine, conflicts }: ConflictView): Html {
  const theirs = { ...mine, ...Object.fromEntries(conflicts.map(({ field, theirs: value }) => [field, value])) };
  const body = html`<h1>Changed meanwhile</h1>
    <p>Somebody else changed this enquiry while your page was open. Everything else that you entered is saved.</p>
    <ul>
      ${conflicts.map(
        ({ field, theirs: stored, yours }) =>
          html`<li>
            ${FIELD_LABELS[field]}: now <strong>${describe(field, stored)}</strong>, yours is
            <strong>${describe(field, yours)}</strong>
          </li>`,
      )}
    </ul>
    <form method="post" action="/office/enquiry">
      ${keyField(visit.token)} ${hiddenField('id', id)} ${hiddenField('of', of)} ${handlingFields(theirs)}
      ${HANDLING_FIELDS.map((field) => hiddenField(field, mine[field]))}
      <button>Save mine</button>
      <a class="button" href="${personPath(visit, of)}">Keep theirs</a>
    </form>`;
  return layout({ title: 'Changed meanwhile', siteName: visit.siteName, visit, body });
}
