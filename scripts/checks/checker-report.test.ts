import { readReport } from './checker-report';

const fileOf = (url: string) => url.replace('file:/out/', '');

test('every message is a line with its page and place', () => {
  const messages = [
    { type: 'error', url: 'file:/out/plots.html', message: 'Element “b” not closed.', extract: ' <b>a' },
    { type: 'info', subType: 'warning', url: 'file:/out/sco.html', message: 'Empty heading.' },
  ];
  expect(readReport(JSON.stringify({ messages }), fileOf)).toEqual([
    'plots.html: Element “b” not closed. at <b>a',
    'sco.html: Empty heading. at ',
  ]);
  expect(readReport('{"messages":[]}', fileOf)).toEqual([]);
});

test.each(['', 'Error: Unable to access jarfile vnu.jar'])('%j is no report', (output) => {
  expect(() => readReport(output, fileOf)).toThrow(/has not answered/);
});
