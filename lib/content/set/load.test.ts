import { diskSource, sampleDir } from '../files/source';
import { formatFault } from '../files/faults';
import { loadContent } from './load';

test('the project’s own content has no error', () => {
  expect(loadContent(diskSource(sampleDir())).faults.errors.map(formatFault)).toEqual([]);
});
