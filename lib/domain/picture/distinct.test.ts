import { distinctPictures } from './distinct';
import type { ImageAsset } from './image';

const picture = (src: string): ImageAsset => ({ kind: 'vector', src, width: 4, height: 3 });
const card = (first: string, ...others: string[]): [ImageAsset, ...ImageAsset[]] => [
  picture(first),
  ...others.map(picture),
];

test.each([
  ['different pictures stay', [card('a', 'x'), card('b', 'y')], ['a', 'b']],
  ['an equal one gives way to the next of its own', [card('a', 'x'), card('a', 'a', 'y')], ['a', 'y']],
  ['and that one must be new, too', [card('a'), card('y'), card('a', 'y', 'z')], ['a', 'y', 'z']],
])('a row of cards: %s', (_, cards, shown) => {
  expect(distinctPictures(cards).map(({ src }) => src)).toEqual(shown);
});
