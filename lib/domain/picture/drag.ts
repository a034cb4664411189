/** Width and height, px. */
export interface Size {
  width: number;
  height: number;
}

/** Per cent of `object-position`: 0 shows the left or upper end of a picture, 100 the other. */
export interface PicturePosition {
  x: number;
  y: number;
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));

/** Position of a covering picture after a drag of some px; a side that fits does not move. */
export function dragPicture(
  position: PicturePosition,
  movedPx: PicturePosition,
  box: Size,
  picture: Size,
): PicturePosition {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const spareX = picture.width * scale - box.width;
  const spareY = picture.height * scale - box.height;
  return {
    x: spareX > 1 ? within(position.x - (movedPx.x / spareX) * 100) : position.x,
    y: spareY > 1 ? within(position.y - (movedPx.y / spareY) * 100) : position.y,
  };
}
