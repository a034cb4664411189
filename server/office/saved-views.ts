import { cutText } from '@/lib/domain/site/cut-text';
import type { OfficeSettings } from '../store/office-settings';
import type { OfficeContext } from '../capabilities';
import type { Call, OfficeAnswer } from './answer';
import { hiddenField, html, type HtmlValue, keyField, type Visit } from './layout';
import { FILTER_NAMES, isFiltered, listPath, readChoices, type ListFilter } from './paths';
import { message } from './plain-views';

/** Choices of the list under a name: an address without words that were searched for. */
export interface SavedView {
  name: string;
  path: string;
  /** Everybody has it; a manager saves and removes it. */
  isShared: boolean;
}

const MAX_NAME_LENGTH = 40;
const MAX_VIEWS = 30;
/** Names of the office's settings; no user has an empty name. */
const settingOf = (user: string) => `views ${user}`;
const SHARED = settingOf('');

/** The views of a user and those of everybody, by name. */
export async function readViews(settings: OfficeSettings, user: string): Promise<SavedView[]> {
  const [shared, own] = await Promise.all([settings.get(SHARED), settings.get(settingOf(user))]);
  const toViews = (of: Readonly<Record<string, unknown>>, isShared: boolean) =>
    Object.entries(of).map(([name, path]) => ({ name, path: String(path), isShared }));
  return [...toViews(shared, true), ...toViews(own, false)].sort((one, other) => one.name.localeCompare(other.name));
}

/** Saves the choices of a list under a name, for this user or by a manager for all, or removes such a view. */
export async function setView({ store }: OfficeContext, { visit, fields }: Call): Promise<OfficeAnswer> {
  const name = cutText((fields.get('name') ?? '').trim(), MAX_NAME_LENGTH);
  const isShared = fields.get('for') === 'all' && visit.role === 'manager';
  const isRemoved = fields.get('deed') === 'remove';
  const path = listPath(visit, readChoices(new URLSearchParams([...fields]), visit));
  const setting = isShared ? SHARED : settingOf(visit.user);
  const known = Object.keys(await store.settings.get(setting));
  const fault = name === '' ? 'A view needs a name.' : `There are ${MAX_VIEWS} views: remove one first.`;
  if (name === '' || (!isRemoved && !known.includes(name) && known.length >= MAX_VIEWS)) {
    return message(visit, 422, 'Not saved', [fault]);
  }
  const action = `view ${isRemoved ? 'removed' : 'saved'}${isShared ? ' for all' : ''}: ${name}`;
  await store.settings.set(setting, { [name]: isRemoved ? null : path }, visit.user, action);
  return { kind: 'redirect', to: path };
}

/** Links to the saved views. */
export function viewLinks(visit: Visit, views: readonly SavedView[], filter: ListFilter): HtmlValue {
  const here = listPath(visit, filter);
  const link = ({ name, path }: SavedView) =>
    html`<li><a href="${path}" ${path === here && html`aria-current="page"`}>${name}</a></li>`;
  return (
    views.length > 0 &&
    html`<nav class="tabs" aria-label="Saved views">
      <ul>
        ${views.map(link)}
      </ul>
    </nav>`
  );
}

/** A form that saves what is chosen, or one that removes the view that it is. */
export function viewForm(visit: Visit, views: readonly SavedView[], filter: ListFilter): HtmlValue {
  const path = listPath(visit, filter);
  const same = views.filter((each) => each.path === path);
  const view = same.find(({ isShared }) => !isShared) ?? same[0];
  if (view ? view.isShared && visit.role !== 'manager' : filter.search !== '' || !(isFiltered(filter) || filter.owner))
    return false;
  const choices = ['state', 'owner', ...FILTER_NAMES] as const;
  return html`<form class="search" method="post" action="/office/view">
    ${keyField(visit.token)} ${choices.map((name) => hiddenField(name, filter[name] ?? ''))}
    ${
      view
        ? html`${hiddenField('name', view.name)} ${hiddenField('deed', 'remove')}
            ${hiddenField('for', view.isShared ? 'all' : '')}
            <button class="quiet">Remove the view ${view.name}</button>`
        : html`<label for="view">Save these choices as</label>
            <input id="view" name="name" maxlength="${MAX_NAME_LENGTH}" autocomplete="off" required />
            <button>Save the view</button>
            ${visit.role === 'manager' && html`<label class="check"><input type="checkbox" name="for" value="all" /> For everybody</label>`}`
    }
  </form>`;
}
