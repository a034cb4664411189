/** A picture of the dialog, read from its link in the page. */
export interface ZoomPicture {
  title: string;
  alt: string;
  /** `srcset` of the AVIF files; null if the picture has one file. */
  srcset: string | null;
  src: string;
  /** The file already visible in the page; shown until the larger one has loaded. */
  previewSrc: string;
  /** Width / height; null if it is unknown before the file loads. */
  ratio: number | null;
  /** Fallback if the picture fails, unless the usual one. */
  fallbackSrc: string | undefined;
}

const PICTURE_LINKS = 'a[data-zoom]:has(img)';

/** The group's pictures in page order, and the index of the opener's picture. */
export function readPictures(opener: HTMLAnchorElement): { pictures: ZoomPicture[]; index: number } {
  const group = opener.dataset['zoom'];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(PICTURE_LINKS)].filter(
    (link) => link.dataset['zoom'] === group,
  );
  return { pictures: links.map(toPicture), index: Math.max(0, links.indexOf(pictureOf(opener, links))) };
}

/** The opener, or the picture nearest to it: a button below a carousel opens the visible slide. */
function pictureOf(opener: HTMLAnchorElement, links: HTMLAnchorElement[]): HTMLAnchorElement {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const slide = opener.closest('[aria-roledescription=slide]');
  const near = links.filter((link) => link.offsetWidth > 0 && (!slide || slide.contains(link)));
  const target = middle(opener.closest('section') ?? opener);
  const distance = (link: Element) => Math.abs(middle(link) - target);
  return links.includes(opener) ? opener : near.reduce((best, link) => (distance(link) < distance(best) ? link : best));
}

function toPicture(link: HTMLAnchorElement): ZoomPicture {
  const image = link.querySelector('img');
  const width = Number(image?.getAttribute('width'));
  const height = Number(image?.getAttribute('height'));
  return {
    title: link.dataset['zoomTitle'] ?? link.closest('section')?.ariaLabel ?? '',
    alt: image?.alt ?? '',
    srcset: link.querySelector('source')?.srcset ?? null,
    src: image?.src ?? link.href,
    previewSrc: image?.currentSrc ?? '',
    ratio: width && height ? width / height : null,
    fallbackSrc: link.closest<HTMLElement>('[data-fallback]')?.dataset['fallback'],
  };
}
