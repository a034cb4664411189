/** @jest-environment jsdom */
import { openModal } from './open-modal';

const showModal = jest.fn();
let dialog: HTMLDialogElement;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<dialog></dialog>';
  dialog = document.querySelector('dialog')!;
  // As a browser's: an open dialog cannot become modal.
  dialog.showModal = showModal.mockReset().mockImplementation(() => {
    if (dialog.open || !dialog.isConnected) throw new Error('InvalidStateError');
    dialog.open = true;
  });
});
afterEach(() => jest.useRealTimers());

test('a dialog is open at once, and modal once it is painted', () => {
  openModal(dialog);
  openModal(dialog);
  expect([dialog.open, showModal.mock.calls.length]).toEqual([true, 0]);
  jest.advanceTimersByTime(1000);
  expect([dialog.open, showModal.mock.calls.length]).toEqual([true, 1]);
});

test('over another modal dialog it is modal at once', () => {
  jest.spyOn(document, 'querySelector').mockReturnValueOnce(document.createElement('dialog'));
  openModal(dialog);
  expect(showModal).toHaveBeenCalledTimes(1);
});

test.each([
  ['closed', () => dialog.removeAttribute('open')],
  ['removed', () => dialog.remove()],
])('one that is %s before that does not become modal', (_, leave) => {
  openModal(dialog);
  leave();
  jest.advanceTimersByTime(1000);
  expect(showModal).not.toHaveBeenCalled();
});
