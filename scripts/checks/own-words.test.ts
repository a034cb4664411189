import { checkOwnWords, readWords } from './own-words';

/** `count` words that only pages of this `topic` have. */
const words = (topic: string, count: number) => Array.from({ length: count }, (_, at) => `${topic}${at}`).join(' ');
const page = (path: string, text: string) => readWords({ path, html: `<main><p>${text}</p></main>` });

test('pages with words of their own have no fault, whatever menu they share', () => {
  const menu = words('menu', 60);
  const pages = ['plots', 'homes', 'shops'].map((topic) => page(`/${topic}`, `${menu} ${words(topic, 150)}`));
  expect(checkOwnWords(pages)).toEqual([]);
});

test('a copy, a part and a thin page are named with the page that says it', () => {
  const whole = words('plots', 400);
  const pages = [
    page('/plots', whole),
    page('/plots-again', `${whole} again`),
    page('/part', words('plots', 160)),
    page('/thin', words('thin', 149)),
  ];
  expect(checkOwnWords(pages)).toEqual([
    '/plots: a copy of /plots-again (1.00)',
    '/plots-again: a copy of /plots (1.00)',
    '/part: stands in /plots (1.00)',
    '/thin: 149 words',
  ]);
});

test('forms, scripts and what stands outside the main part do not count', () => {
  const html = `<header>Home</header><main><h1>Plots</h1><form>Name Phone</form><script>let a</script></main>`;
  expect(readWords({ path: '/plots', html }).count).toBe(1);
});
