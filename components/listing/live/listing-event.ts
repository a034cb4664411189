import { isPlainClick } from '@/components/ui/open-on-click';
import type { ListingAction } from '@/lib/domain/listing/action';

function readClick(event: MouseEvent, target: Element): ListingAction | null {
  const link = target.closest<HTMLAnchorElement>('nav a');
  if (link && isPlainClick(event)) {
    event.preventDefault();
    return { kind: 'link', path: link.pathname, query: link.search };
  }
  if (target.closest('summary[data-used]')) return { kind: 'button', name: 'fold', value: '' };
  const button = target.closest<HTMLButtonElement>('button[name]');
  return button && { kind: 'button', name: button.name, value: button.value };
}

/** Steps of the keys that move a thumb; Home and End work by themselves. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** A key on a thumb moves it by the steps of its values, because its positions are logarithmic. */
function readKey(event: KeyboardEvent, { name, type }: HTMLInputElement): ListingAction | null {
  const steps = type === 'range' ? KEY_STEPS[event.key] : undefined;
  if (!steps || event.altKey || event.ctrlKey || event.metaKey) return null;
  event.preventDefault();
  return { kind: 'field', name: name.replace('position', 'steps'), value: String(steps), isOn: false, isDrag: false };
}

/** Whether it belongs to the form that asks for what no filter finds. */
const isOfEnquiry = ({ form }: { form: HTMLFormElement | null }) => form?.method === 'post';

/** Action of a click, key, input or change on a control of the listing; null for anything else. */
function readListingEvent(event: Event): ListingAction | null {
  const target = event.target as HTMLInputElement;
  if (event.type === 'click') return readClick(event as MouseEvent, target);
  if (!target.name || isOfEnquiry(target)) return null;
  if (event.type === 'keydown') return readKey(event as KeyboardEvent, target);
  const isInput = event.type === 'input';
  const isDrag = isInput && target.type === 'range';
  if (isInput && !isDrag && target.type !== 'search') return null;
  return { kind: 'field', name: target.name, value: target.value, isOn: target.checked, isDrag };
}

/** Calls back with each action on a control in the box. */
export function listenToListing(box: Element, signal: AbortSignal, onAction: (action: ListingAction) => void): void {
  const onEvent = (event: Event) => {
    const action = readListingEvent(event);
    if (action) onAction(action);
  };
  for (const type of ['click', 'keydown', 'input', 'change']) box.addEventListener(type, onEvent, { signal });
}

/** Whether it opens the drawer of filters. */
export function isDrawerButton(action: ListingAction): boolean {
  return action.kind === 'button' && action.name === 'drawer';
}

/** Choices the visitor made before the listeners were attached. */
export function readEarlyChoices(box: Element): ListingAction[] {
  return [...box.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => !isOfEnquiry(field) && isChanged(field))
    .map((field) => ({
      kind: 'field',
      name: field.name,
      value: field.value,
      isOn: field instanceof HTMLInputElement && field.checked,
      isDrag: false,
    }));
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
