/** @jest-environment jsdom */
import { isSavingData } from './reduced-motion';

test.each([
  ['asked to save data', { saveData: true }, true],
  ['not asked', { saveData: false }, false],
  ['a browser that cannot ask', undefined, false],
])('%s', (_case, connection, isSaving) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  expect(isSavingData()).toBe(isSaving);
  Reflect.deleteProperty(navigator, 'connection');
});
