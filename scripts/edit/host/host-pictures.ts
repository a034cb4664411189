import { CallError, expecting } from '../call';
import {
  areaOf,
  expectFolder,
  freeName,
  newPicture,
  NO_PHOTOGRAPH,
  noteOn,
  SHOWN,
  type NewPicture,
  type PictureCalls,
} from '../picture-rules';
import type { HostContent } from './host-content';

/** First bytes of a PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG_QUALITY = 0.9;

/** Draws a picture anew, so that place and camera are not kept; throws where it is no photograph. */
async function drawn({ bytes, ...cut }: NewPicture, ending: 'png' | 'jpg') {
  const picture = await createImageBitmap(bytes, { imageOrientation: 'from-image' }).catch(() => {
    throw new CallError(NO_PHOTOGRAPH);
  });
  const { left, top, width, height } = areaOf(picture, cut);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height);
  picture.close();
  const type = ending === 'png' ? 'image/png' : 'image/jpeg';
  return { blob: await canvas.convertToBlob({ type, quality: JPEG_QUALITY }), width, height };
}

/** The pictures of a repository. `shown` takes the addresses of those that are new. */
export const hostPictureCalls = (host: HostContent, shown: Map<string, string>): PictureCalls => ({
  pictures: () => host.pictures().filter((file) => SHOWN.test(file)),
  addPicture: expecting(newPicture, async (asked) => {
    expectFolder(asked.folder, host.pictures());
    const start = new Uint8Array(await asked.bytes.slice(0, PNG.length).arrayBuffer());
    const ending = PNG.every((byte, at) => start[at] === byte) ? 'png' : 'jpg';
    const { blob, width, height } = await drawn(asked, ending);
    const file = freeName(asked.folder, asked.name, ending, (taken) => host.hasPicture(taken));
    await host.addPicture(file, new Uint8Array(await blob.arrayBuffer()));
    shown.set(file, URL.createObjectURL(blob));
    return { file, width, height, note: noteOn({ width, height }, ending) };
  }),
});
