import { EMI_DEFAULTS, formatEmiQuery, parseEmiInput, parseEmiQuery, type EmiTerms } from '@/lib/domain/emi/emi';
import {
  describeEmiTerm,
  emiFigures,
  emiTermNote,
  emiUnit,
  emiYearRows,
  formatEmiInput,
} from '@/lib/domain/emi/figures';
import { emiSliderShare, emiToSlider, sliderToEmi, stepEmiInput, stepEmiSlider } from '@/lib/domain/emi/sliders';
import { tell, toControl, type Control } from './emi-control';
import './emi-live.css';

/** Debounce in ms: a drag is announced and written to the address once, at its end. */
const SETTLE_MS = 500;

/** Step per key, in number field and slider; page keys make ten steps (accessibility, Sliders). */
const KEY_STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const SLIDER_KEY_STEPS: Record<string, number> = {
  ...KEY_STEPS,
  ArrowRight: 1,
  ArrowLeft: -1,
  End: Infinity,
  Home: -Infinity,
};

/** Letters that rate and tenure ignore as they are typed; a loan may be typed in words: '50 lakh'. */
const LETTER = /[a-z]/i;

/** Connects number fields and sliders of `section` with its figures, its table and the address. */
export function attachEmiControls(section: HTMLElement, signal: AbortSignal): void {
  const controls = [...section.querySelectorAll<HTMLElement>('[data-emi-field]')].map(toControl);
  const built: EmiTerms = { ...EMI_DEFAULTS };
  for (const { field, box } of controls) built[field] = parseEmiInput(field, box.defaultValue) ?? built[field];
  let terms = { ...parseEmiQuery(new URLSearchParams(location.search), built), ...changedBefore(controls) };
  let settling: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(settling);
    history.replaceState(history.state, '', addressOf(terms));
    section.querySelector('output')!.textContent = emiFigures(terms).result;
  };
  const change = (control: Control, value: number | null, isTyping = false) => {
    const { field, box } = control;
    if (value === null) return;
    if (!isTyping) tell(control, null);
    terms = { ...terms, [field]: value };
    showTerms(section, controls, terms, isTyping ? box : null);
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLE_MS);
  };

  for (const control of controls) {
    const { field, box, slider } = control;
    const on = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { signal });
    const onKey = (event: KeyboardEvent, steps: number | undefined, step: typeof stepEmiInput) => {
      if (steps === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      change(control, step(field, terms[field], steps));
    };
    on(box, 'beforeinput', (event) => {
      if (field !== 'loanRupees' && event.inputType === 'insertText' && LETTER.test(event.data ?? ''))
        event.preventDefault();
    });
    on(box, 'input', () => change(control, parseEmiInput(field, box.value), true));
    on(box, 'change', () => {
      tell(control, emiTermNote(field, box.value));
      showTerms(section, controls, terms, null);
    });
    on(box, 'keydown', (event) => onKey(event, KEY_STEPS[event.key], stepEmiInput));
    on(slider, 'input', () => {
      // A finger does not focus a slider on every phone; the line with the instalment follows the focus.
      slider.focus({ preventScroll: true });
      change(control, sliderToEmi(field, slider.valueAsNumber));
    });
    on(slider, 'keydown', (event) => onKey(event, SLIDER_KEY_STEPS[event.key], stepEmiSlider));
  }
  // The shared address holds the figures of now.
  section.querySelector('[data-share]')?.addEventListener('click', settle, { signal });
  signal.addEventListener('abort', () => clearTimeout(settling));
  section.append(liveLine());
  showTerms(section, controls, terms, null);
  section.dataset['ready'] = '';
}

/** The instalment above the dock while a slider has the focus: on phones the summary is below the screen. */
function liveLine(): HTMLElement {
  const line = Object.assign(document.createElement('p'), { className: 'emi-live', ariaHidden: 'true' });
  line.dataset['emi'] = 'live';
  return line;
}

/** Values that the visitor set before this script ran; a text that is not understood is told (routes-and-content, Pages). */
function changedBefore(controls: Control[]): Partial<EmiTerms> {
  const changed: Partial<EmiTerms> = {};
  for (const control of controls) {
    const { field, box, slider } = control;
    if (box.value !== box.defaultValue) tell(control, emiTermNote(field, box.value));
    const typed = box.value === box.defaultValue ? null : parseEmiInput(field, box.value);
    if (typed !== null) changed[field] = typed;
    else if (slider.value !== slider.defaultValue) changed[field] = sliderToEmi(field, slider.valueAsNumber);
  }
  return changed;
}

/** Updates everything except the field the visitor is typing in, and a text that is not understood. */
function showTerms(section: HTMLElement, controls: Control[], terms: EmiTerms, typedIn: HTMLInputElement | null): void {
  for (const { field, box, unit, slider, fill } of controls) {
    const value = terms[field];
    if (box !== typedIn && !box.ariaInvalid) box.value = formatEmiInput(field, value);
    unit.textContent = emiUnit(field, value);
    slider.value = String(emiToSlider(field, value));
    slider.setAttribute('aria-valuetext', describeEmiTerm(field, value));
    fill.setAttribute('width', `${(emiSliderShare(field, value) * 100).toFixed(2)}%`);
  }
  const { breakdown, ...figures } = emiFigures(terms);
  for (const [name, text] of Object.entries(figures)) {
    const place = section.querySelector(`[data-emi="${name}"]`);
    if (place) place.textContent = String(text);
  }
  section.querySelector('[data-emi="breakdown"]')!.setAttribute('aria-label', breakdown);
  section.querySelector('[stroke-dasharray]')!.setAttribute('stroke-dasharray', `${figures.principalPercent} 100`);
  showYears(section.querySelector('tbody')!, emiYearRows(terms));
}

function showYears(body: HTMLTableSectionElement, rows: string[][]): void {
  while (body.rows.length > rows.length) body.deleteRow(-1);
  while (body.rows.length < rows.length) body.append(body.rows[0]!.cloneNode(true));
  rows.forEach((texts, year) => texts.forEach((text, column) => (body.rows[year]!.cells[column]!.textContent = text)));
}

/** Address of the page with the figures and the calculator's anchor. */
function addressOf(terms: EmiTerms): string {
  const address = new URL(location.href);
  new URLSearchParams(formatEmiQuery(terms)).forEach((value, name) => address.searchParams.set(name, value));
  address.hash = 'emi';
  return address.href;
}
