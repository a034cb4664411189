/** @jest-environment node */
import { diskSource } from './content-source';
import { formatFault } from './faults';
import { loadContent } from './load-content';

test('the project’s own content has no error', () => {
  expect(loadContent(diskSource('content')).faults.errors.map(formatFault)).toEqual([]);
});
