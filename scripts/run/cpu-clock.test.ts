/** @jest-environment node */
import { createCpuClock } from './cpu-clock';

test('each step is told with what was spent since the one before', () => {
  const seconds = [1.25, 3.5, 3.5].values();
  const clock = createCpuClock(() => seconds.next().value ?? null);
  for (const step of ['content', 'pages', 'sitemap']) clock.mark(step);
  expect(clock.tell()).toBe('content 1.3, pages 2.3, sitemap 0.0');
});

test('where the system does not tell, nothing is told', () => {
  const clock = createCpuClock(() => null);
  clock.mark('pages');
  expect(clock.tell()).toBe('');
});
