/** @jest-environment node */
import { diskSource } from '../files/source';
import { formatFault } from '../files/faults';
import { loadContent } from './load';

test('the project’s own content has no error', () => {
  expect(loadContent(diskSource('content')).faults.errors.map(formatFault)).toEqual([]);
});
