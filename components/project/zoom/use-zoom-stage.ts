import { useEffect, useRef, useState } from 'react';
import type { ZoomAction } from '@/lib/domain/picture/zoom';
import type { ZoomPicture } from './zoom-pictures';
import { createZoomStage, type ZoomStage } from './zoom-stage';

interface Options {
  /** Null while all pictures are shown as a grid. */
  picture: ZoomPicture | null;
  canTurn: boolean;
  onTurn: (direction: 1 | -1) => void;
}

/** The stage of the visible picture; each picture starts at 1x (spec 4). */
export function useZoomStage({ picture, canTurn, onTurn }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomStage>(null);
  const latestTurn = useRef(onTurn);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    latestTurn.current = onTurn;
  });

  useEffect(() => {
    const image = stage.current?.querySelector('img');
    if (!picture || !stage.current || !image) return;
    if (picture.previewSrc && !image.complete) {
      image.style.background = `center / contain no-repeat url("${picture.previewSrc}")`;
      image.addEventListener('load', () => (image.style.background = ''), { once: true });
    }
    setScale(1);
    const made = createZoomStage(stage.current, image, {
      ratio: picture.ratio,
      canTurn,
      onScale: setScale,
      onTurn: (direction) => latestTurn.current(direction),
    });
    zoom.current = made;
    return made.stop;
  }, [picture, canTurn]);

  return { stage, scale, act: (action: ZoomAction) => zoom.current?.act(action) };
}
