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

/** Action of a click, input or change on a control of the listing; null for anything else. */
export function readListingEvent(event: Event): ListingAction | null {
  const target = event.target as HTMLInputElement;
  if (event.type === 'click') return readClick(event as MouseEvent, target);
  const isDrag = event.type === 'input';
  if (!target.name || target.closest('.enquiry-form') || (isDrag && target.type !== 'range')) return null;
  return { kind: 'field', name: target.name, value: target.value, isOn: target.checked, isDrag };
}

/** Choices the visitor made before the listeners were attached. */
export function readEarlyChoices(box: Element): ListingAction[] {
  return [...box.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => !field.closest('.enquiry-form') && isChanged(field))
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
