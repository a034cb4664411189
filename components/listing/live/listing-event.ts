import { isPlainClick } from '@/components/ui/open-on-click';
import type { ListingAction } from '@/lib/domain/listing/action';

function readClick(event: MouseEvent, target: Element): ListingAction | null {
  const link = target.closest<HTMLAnchorElement>('nav a');
  if (link && isPlainClick(event)) {
    event.preventDefault();
    return { kind: 'link', path: link.pathname, query: link.search };
  }
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

/** An enquiry below the results, whose fields are no filters. */
const ENQUIRY = '[data-form=enquiry]';

/** Action of a click, key, input or change on a control of the listing; null for anything else. */
export function readListingEvent(event: Event): ListingAction | null {
  const target = event.target as HTMLInputElement;
  if (event.type === 'click') return readClick(event as MouseEvent, target);
  if (!target.name || target.closest(ENQUIRY)) return null;
  if (event.type === 'keydown') return readKey(event as KeyboardEvent, target);
  const isInput = event.type === 'input';
  const isDrag = isInput && target.type === 'range';
  if (isInput && !isDrag && target.type !== 'search') return null;
  return { kind: 'field', name: target.name, value: target.value, isOn: target.checked, isDrag };
}

/** Choices the visitor made before the listeners were attached. */
export function readEarlyChoices(box: Element): ListingAction[] {
  return [...box.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => !field.closest(ENQUIRY) && isChanged(field))
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
