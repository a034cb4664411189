/** @jest-environment jsdom */
import { interruptions } from './interruptions.enhance';
import { startInterruptions } from './start-interruptions';

jest.mock('./start-interruptions', () => ({ startInterruptions: jest.fn() }));
jest.mock('@/components/ui/when-idle', () => ({ whenIdle: (run: () => void) => run() }));

test('a press on the assistant while the idle browser fetches the code is answered, once', async () => {
  document.body.innerHTML = '<a href="#contact" data-assistant="dock">Assistant</a><div></div>';
  const [link, root] = [document.querySelector('a')!, document.querySelector('div')!];
  const presses: boolean[] = [];
  link.addEventListener('click', (event) => presses.push(event.isTrusted));
  interruptions(root, new AbortController().signal, {
    hasPromo: false,
    isEnquiryFirst: false,
    shortName: 'Aangan',
    city: 'Gurgaon',
  });
  link.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(startInterruptions).toHaveBeenCalledTimes(1);
  expect(presses).toHaveLength(2);
});
