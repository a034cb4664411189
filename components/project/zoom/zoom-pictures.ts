/** A picture of the dialog, read from the link that shows it in the page. */
export interface ZoomPicture {
  href: string;
  title: string;
  alt: string;
  /** AVIF ladder; null where the picture has one file. */
  srcset: string | null;
  src: string;
  /** The file the page shows already; it stands in until the larger one is there. */
  previewSrc: string;
  /** Width / height; null where only the file itself knows. */
  ratio: number | null;
  /** What stands in where it does not load, if not the usual picture. */
  fallbackSrc: string | undefined;
}

const PICTURE_LINKS = 'a[data-zoom]:has(img)';

/** The group's pictures in the order of the page, and which of them the opener means. */
export function readPictures(opener: HTMLAnchorElement): { pictures: ZoomPicture[]; index: number } {
  const group = opener.dataset['zoom'];
  const links = [...document.querySelectorAll<HTMLAnchorElement>(PICTURE_LINKS)].filter(
    (link) => link.dataset['zoom'] === group,
  );
  return { pictures: links.map(toPicture), index: Math.max(0, links.indexOf(pictureOf(opener, links))) };
}

/** The opener itself, or the picture seen nearest to it: a button below a carousel means the slide that shows. */
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
    href: link.href,
    title: link.dataset['zoomTitle'] ?? '',
    alt: image?.alt ?? '',
    srcset: link.querySelector('source')?.srcset ?? null,
    src: image?.src ?? link.href,
    previewSrc: image?.currentSrc ?? '',
    ratio: width && height ? width / height : null,
    fallbackSrc: link.closest<HTMLElement>('[data-fallback]')?.dataset['fallback'],
  };
}
