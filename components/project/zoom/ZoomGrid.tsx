import { useEffect, useRef } from 'react';
import type { ZoomPicture } from './zoom-pictures';

interface ZoomGridProps {
  pictures: ZoomPicture[];
  /** Index of the picture that was open; it takes the focus. */
  current: number;
  onChoose: (index: number) => void;
}

/** All pictures of a group at a glance; a press opens one. */
export function ZoomGrid({ pictures, current, onChoose }: ZoomGridProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus(), []);

  return (
    <ul ref={list} className="zoom-grid">
      {pictures.map(({ alt, src, srcset }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            className="block w-full overflow-hidden rounded-card"
            onClick={() => onChoose(index)}
          >
            <picture>
              {srcset ? <source srcSet={srcset} sizes="(width < 768px) 50vw, 33vw" type="image/avif" /> : null}
              <img src={src} alt={alt} loading="lazy" />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  );
}
