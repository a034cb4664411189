import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES, iconShapes, makeSprite, OWN_MARKS } from './build-icons';

const LITERAL = /'([a-z][a-z0-9-]*)'|"([a-z][a-z0-9-]*)"/g;

/** Patterns for icon names in source text: props of the icon view, fields and constants called icon. */
const ICON_PLACES = [
  /<Icon\b[^/]*?\bname=("[^"]*"|\{[^}]*\})/g,
  /\bicon[=:]\s*("[^"]*"|'[^']*'|\{[^}]*\}|[^,\n]*\?[^,\n]*)/g,
  /\bconst \w*ICON\w*[^=\n]*=\s*([\s\S]*?);\s*\n/g,
];

function iconsNamedIn(source: string): string[] {
  return ICON_PLACES.flatMap((place) => [...source.matchAll(place)]).flatMap(([whole, part = '']) =>
    // In a record such as { new: 'house' } the keys are not icons, and of a condition only the outcomes are.
    whole.includes('sheet="catalogue"')
      ? []
      : [...part.replace(/[=!]==?\s*('[^']*'|"[^"]*")/g, '').matchAll(LITERAL)].map(
          ([, single, double]) => single ?? double ?? '',
        ),
  );
}

const known = new Set([...ICON_NAMES, ...Object.keys(OWN_MARKS)]);
const sources = ['components', 'app', 'lib/domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file)),
);

test('every icon that a source names is in the sprite', () => {
  const lacks = sources.flatMap((file) =>
    iconsNamedIn(readFileSync(file, 'utf8')).flatMap((name) => (known.has(name) ? [] : `${file}: ${name}`)),
  );
  expect(lacks).toEqual([]);
});

test('every name of the list has a drawing, and none stands twice', () => {
  expect([...known].filter((name) => iconShapes(name) === null)).toEqual([]);
  expect(known.size).toBe(ICON_NAMES.length + Object.keys(OWN_MARKS).length);
});

test('a sprite holds one line-drawn symbol an icon; only the star is filled', () => {
  const sprite = makeSprite(['star', 'x', 'x']);
  expect(sprite.match(/<symbol /g)).toHaveLength(2);
  expect(sprite).toContain(
    '<symbol id="x" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path',
  );
  expect(sprite).toContain('<symbol id="star" viewBox="0 0 24 24" fill="currentColor"');
  expect(sprite.match(/<svg/g)).toHaveLength(1);
});
