import fc from 'fast-check';
import { anyText } from '@/lib/domain/site/try-texts.fuzz';
import { tidyLine, tidyMessage } from './typed-text';

describe('pasted text in a message', () => {
  test.each([
    ['a line of Word ends with a vertical tab', 'One\vTwo', 'One\nTwo'],
    ['a page of a PDF ends with a form feed', 'One\fTwo', 'One\nTwo'],
    ['a line of a mainframe ends with NEL', 'One\u0085Two', 'One\nTwo'],
    ['separators of lines and paragraphs', 'One\u2028Two\u2029Three', 'One\nTwo\nThree'],
    ['lines of Windows and of old Macs', 'One\r\nTwo\rThree\n\nFour', 'One\nTwo\nThree\n\nFour'],
    ['an apostrophe of Windows-1252', 'don\u0092t', 'don t'],
    ['a tab stays', 'a\tb', 'a\tb'],
  ])('%s', (_case, typed, sent) => {
    expect(tidyMessage(typed)).toBe(sent);
  });
});

describe('pasted text in a field of one line', () => {
  test.each([
    ['a vertical tab', 'Asha\vRao', 'Asha Rao'],
    ['a tab', 'Asha\tRao', 'Asha Rao'],
    ['a line break inside stays, to be refused', 'Asha\r\nBcc: x@y.in', 'Asha\r\nBcc: x@y.in'],
  ])('%s', (_case, typed, sent) => {
    expect(tidyLine(typed)).toBe(sent);
  });
});

test('whatever is pasted: no control character but LF and tab is left, and once is enough', () => {
  fc.assert(
    fc.property(anyText(200), (text) => {
      const message = tidyMessage(text);
      expect(message).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029]/u);
      expect(tidyMessage(message)).toBe(message);
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      expect([...message].length).toBeLessThanOrEqual([...text].length);
    }),
  );
});
