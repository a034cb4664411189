import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '../enquiry/check';
import type { OfficeProjects } from '../enquiry/office';
import {
  hiddenField,
  html,
  type Html,
  type HtmlValue,
  keyField,
  layout,
  note,
  selectField,
  type Visit,
} from './layout';

/** What the office often writes as the source; any other word may stand there. */
const SOURCES = ['Phone call', 'Walk-in', 'Referral', '99acres', 'MagicBricks', 'Housing.com'];

interface LeadView {
  visit: Visit;
  projects: OfficeProjects;
  /** Sources of enquiries until now. */
  sources: readonly string[];
  /** What was typed; empty at first. */
  fields: ReadonlyMap<string, string>;
  errors: FieldErrors & { via?: string };
}

/** The form for a person who did not come through the site: by phone, at the door, from a portal. */
export function leadView({ visit, projects, sources, fields, errors }: LeadView): Html {
  const valueOf = (name: string) => fields.get(name) ?? '';
  const field = (name: keyof LeadView['errors'], label: string, control: HtmlValue) =>
    html`<div>
      <label for="${name}">${label}</label>
      ${control} ${errors[name] !== undefined && html`<p class="due" id="${name}-error">${errors[name]}</p>`}
    </div>`;
  const input = (name: 'name' | 'phone' | 'email' | 'via', type: string, more: HtmlValue = false) =>
    html`<input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${valueOf(name)}"
      maxlength="200"
      autocomplete="off"
      ${more}
      ${errors[name] !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />`;
  const named = Object.entries(projects)
    .map(([id, { name, place }]) => [id, [name, place].filter(Boolean).join(', ')] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const body = html`<p><a href="/office">Back to the list</a></p>
    <h1>Add a person</h1>
    ${note('err', Object.keys(errors).length > 0 ? 'Not saved: something is missing or wrong.' : '')}
    <form class="change" method="post" action="/office/lead">
      ${keyField(visit.token)} ${hiddenField('form_key', valueOf('form_key') || randomUUID())}
      ${field('name', 'Name', input('name', 'text', html`required`))}
      ${field('phone', 'Phone number', input('phone', 'tel', html`required`))}
      ${field('email', 'E-mail address (optional)', input('email', 'email'))}
      ${field('via', 'Where from', input('via', 'text', html`list="sources" required`))}
      <datalist id="sources">
        ${[...new Set([...SOURCES, ...sources])].map((source) => html`<option value="${source}"></option>`)}
      </datalist>
      ${selectField('project', 'Project (optional)', [['', 'None'], ...named], valueOf('project'), 'wide')}
      <div class="wide">
        <label for="message">What they said (optional)</label>
        <textarea id="message" name="message" rows="3" maxlength="4000">${valueOf('message')}</textarea>
      </div>
      <button>Add</button>
    </form>`;
  return layout({ title: 'Add a person', siteName: visit.siteName, visit, body });
}
