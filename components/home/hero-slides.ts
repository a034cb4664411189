import type { ImageAsset } from '@/lib/domain/picture/image';
import { pictureSize, pictureSources } from '@/lib/domain/picture/sources';

const FADE = 'z-2 transition-opacity duration-1500 ease-in-out';

/** The new picture fades in over the previous one. From the last back to the first, the last fades out (spec 9). */
function layer(index: number, shown: number, before: number): string {
  if (index === shown) return FADE;
  if (index !== before) return 'opacity-0';
  return shown === 0 ? `${FADE} opacity-0` : 'z-1';
}

function toPicture(image: ImageAsset): HTMLPictureElement {
  const picture = document.createElement('picture');
  for (const { srcSet, ...attributes } of pictureSources(image, { sizes: '100vw', hasPortraitCrop: true }))
    picture.append(Object.assign(document.createElement('source'), attributes, { srcset: srcSet }));
  const shape = { loading: 'lazy', decoding: 'async', alt: '', className: 'size-full object-cover' } as const;
  picture.append(Object.assign(document.createElement('img'), shape, pictureSize(image), { src: image.src }));
  return picture;
}

/**
 * Adds the banner pictures after the first to `root`, above the first, as far as they are needed: those already shown
 * and the next. Returns the function that shows the picture after `turn` changes, which is `turn % total`.
 */
export function addSlides(root: Element, images: readonly ImageAsset[]): (turn: number, isPlaying: boolean) => void {
  const total = images.length + 1;
  const slides: HTMLElement[] = [];
  const box = document.createElement('div');
  box.id = 'hero-slides';
  box.className = 'absolute inset-0 isolate [grid-area:1/1] lg:[grid-area:1/1/-1]';
  root.append(box);

  const addSlide = (image: ImageAsset) => {
    const slide = document.createElement('div');
    slide.setAttribute('role', 'group');
    slide.setAttribute('aria-roledescription', 'slide');
    slide.setAttribute('aria-label', `${slides.length + 2} of ${total}`);
    slide.append(toPicture(image));
    box.append(slide);
    slides.push(slide);
  };
  return (turn, isPlaying) => {
    for (const image of images.slice(slides.length, turn + 1)) addSlide(image);
    const shown = turn % total;
    const before = turn > 0 ? (turn - 1) % total : -1;
    box.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    for (const [place, slide] of slides.entries()) {
      slide.setAttribute('aria-hidden', String(place + 1 !== shown));
      slide.className = `absolute inset-0 ${layer(place + 1, shown, before)}`;
    }
  };
}
