/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.island';

const ACCEPTED: EnquiryOutcome = { kind: 'accepted', message: 'Enquiry submitted successfully!' };
let answer: (outcome: EnquiryOutcome) => void;
let fail: (error: Error) => void;
const sent: { name: string; phone: string; message: string }[] = [];

jest.mock('@/lib/browser/enquiry/send', () => ({
  sendEnquiry: (_channel: string, _host: string, body: (typeof sent)[number]) => {
    sent.push(body);
    return new Promise<EnquiryOutcome>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  },
}));

jest.mock('@/components/islands/draw', () => ({
  draw: (place: Element, _view: unknown, { text }: { text: string }) => {
    place.textContent = text;
    return Promise.resolve();
  },
}));

let root: Root | undefined;
let form: HTMLFormElement;

const EXTRAS = createElement(EnquiryExtras, { hasVisit: true, configurations: ['3 BHK'] });
const island = (props: Partial<EnquiryFormProps>) =>
  createElement(EnquiryForm, { channel: 'footer', host: '', ...props }, EXTRAS);

/** The form as the build renders it. */
function build(props: Partial<EnquiryFormProps> = {}): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(island(props));
  return place;
}

/** The form in a page with script. */
function show(props: Partial<EnquiryFormProps> = {}): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root?.unmount());
  const place = build(props);
  document.body.replaceChildren(place);
  act(() => void (root = hydrateRoot(place, island(props))));
  form = place.querySelector('form')!;
}

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

function type(name: string, text: string): void {
  const kind = field(name).tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field(name), text);
  act(() => void field(name).dispatchEvent(new Event('input', { bubbles: true })));
}

function showFilled(props: Partial<EnquiryFormProps> = {}): void {
  show(props);
  type('name', 'Asha');
  type('phone', '98000 00001');
}

/** Does something, and what follows from it. */
const settled = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve));
  });
const submit = () => settled(() => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
const finish = (outcome: EnquiryOutcome) => settled(() => answer(outcome));

/** Texts under the fields, by name. */
const errors = () =>
  Object.fromEntries(
    [...form.querySelectorAll('[aria-invalid]')].map((input) => [
      (input as HTMLInputElement).name,
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    ]),
  );

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
});

test.each<[kind: EnquiryFormProps['kind'], names: string[], button: string]>([
  ['enquiry', ['name', 'phone', 'email', 'message'], 'Send Enquiry'],
  ['number', ['phone'], 'Request a call back'],
  ['popup', ['phone', 'name', 'email', 'message'], 'Request a call back'],
])('a form of kind %s is complete without script', (kind, names, button) => {
  const built = build({ kind }).querySelector('form')!;
  expect([built.method, built.getAttribute('action'), built.noValidate]).toEqual(['post', '/contact.php', false]);
  const typed = built.querySelectorAll<HTMLInputElement>('.text-field > :is(input, textarea)');
  expect([...typed].map(({ name }) => name)).toEqual(names);
  expect(built.querySelector('button')?.textContent).toBe(button);
  expect(new FormData(built).get('channel')).toBe('footer');
});

test('what is wrong stands under each field, the first one has the focus, and each is checked while it is put right', async () => {
  show();
  type('name', ' ');
  expect(errors()).toEqual({});
  await submit();
  expect(errors()).toEqual({ name: 'Please enter your name.', phone: 'Please enter a valid phone number.' });
  expect(document.activeElement).toBe(field('name'));
  type('phone', '98000 00001');
  expect(errors()).toEqual({ name: 'Please enter your name.' });
  expect(sent).toEqual([]);
});

test('it is sent once, the fields rest meanwhile, and are empty when it is accepted', async () => {
  showFilled();
  await submit();
  await submit();
  expect(sent).toMatchObject([{ name: 'Asha', phone: '98000 00001', message: '' }]);
  expect(field('phone').readOnly).toBe(true);
  expect(form.querySelector('button')?.disabled).toBe(true);
  await finish(ACCEPTED);
  expect(document.activeElement?.textContent).toContain('Enquiry submitted successfully!');
  expect([field('name').value, field('phone').value, field('phone').readOnly]).toEqual(['', '', false]);
  type('phone', '1');
  expect(errors()).toEqual({});
});

test('what was not sent stays in the form, with the texts of the endpoint until their field is changed', async () => {
  showFilled();
  await submit();
  await finish({ kind: 'refused', status: 422, message: 'Phone is wrong', errors: { phone: '7 digits' } });
  expect(document.activeElement?.textContent).toContain('Phone is wrong');
  expect([field('name').value, field('phone').value]).toEqual(['Asha', '98000 00001']);
  type('name', 'Asha Rao');
  expect(errors()).toEqual({ phone: '7 digits' });
  type('phone', '98000 00002');
  expect(errors()).toEqual({});
});

test('a fault in the code while sending is said, the fields stay, and the form can be sent again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  showFilled();
  await submit();
  await settled(() => fail(new Error('no storage')));
  expect(logged).toHaveBeenCalledWith('Form not sent', new Error('no storage'));
  logged.mockRestore();
  expect(document.activeElement?.textContent).toContain('Failed to submit enquiry.Your details are still in the form.');
  expect(form.querySelector('button')?.disabled).toBe(false);
  expect([field('name').value, field('phone').readOnly]).toEqual(['Asha', false]);
  await submit();
  await finish(ACCEPTED);
  expect(sent).toHaveLength(2);
  expect(field('name').value).toBe('');
});

test('a wrong day of the visit is said at its field, which is unfolded', async () => {
  showFilled();
  type('visitDate', '2020-01-01');
  await submit();
  expect(errors()).toEqual({ visitDate: 'Please choose a day from tomorrow on, within 90 days.' });
  expect(field('visitDate').closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(field('visitDate'));
});

test('a caller that announces success gets it, and the form says nothing', async () => {
  const outcomes: string[] = [];
  showFilled({ onOutcome: ({ kind }) => outcomes.push(kind) });
  await submit();
  await finish(ACCEPTED);
  expect(outcomes).toEqual(['accepted']);
  expect(form.textContent).not.toContain('submitted');
});
