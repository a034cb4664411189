import { CallError } from '../call';
import { areaOf, NO_PHOTOGRAPH, type DrawnPicture, type NewPicture, type PicturePlace } from '../picture-calls';
import type { HostContent } from './host-content';

/** First bytes of a PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG_QUALITY = 0.9;

async function draw({ bytes, ...cut }: NewPicture): Promise<DrawnPicture> {
  const picture = await createImageBitmap(bytes, { imageOrientation: 'from-image' }).catch(() => {
    throw new CallError(NO_PHOTOGRAPH);
  });
  const { left, top, width, height } = areaOf(picture, cut);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height);
  picture.close();
  const start = new Uint8Array(await bytes.slice(0, PNG.length).arrayBuffer());
  const isPng = PNG.every((byte, at) => start[at] === byte);
  const drawn = await canvas.convertToBlob({ type: isPng ? 'image/png' : 'image/jpeg', quality: JPEG_QUALITY });
  return { bytes: new Uint8Array(await drawn.arrayBuffer()), ending: isPng ? 'png' : 'jpg', width, height };
}

/** The pictures of a repository. `shown` takes the addresses of those that are new. */
export const hostPictures = (host: HostContent, shown: Map<string, string>): PicturePlace => ({
  list: () => host.pictures(),
  draw,
  async store(file, { bytes }) {
    await host.addPicture(file, bytes);
    shown.set(file, URL.createObjectURL(new Blob([bytes])));
  },
});
