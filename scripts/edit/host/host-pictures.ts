import { CallError, type Calls } from '../call';
import { areaOf, askedOf, expectFolder, freeName, noteOn, SHOWN, type AddedPicture, type Crop } from '../picture-rules';
import type { HostContent } from './host-content';

/** First bytes of a PNG. */
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG_QUALITY = 0.9;

/** Draws a picture anew, so that place and camera are not kept; throws where it is no photograph. */
async function drawn(bytes: Uint8Array<ArrayBuffer>, ending: 'png' | 'jpg', crop?: Crop) {
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' }).catch(() => {
    throw new CallError('This is no photograph: take JPEG, PNG or WebP.');
  });
  const { left, top, width, height } = areaOf(crop ?? { left: 0, top: 0, width: 1, height: 1 }, picture);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height);
  picture.close();
  const type = ending === 'png' ? 'image/png' : 'image/jpeg';
  return { blob: await canvas.convertToBlob({ type, quality: JPEG_QUALITY }), width, height };
}

/** The calls by which the page lists and adds pictures. `shown` takes the addresses of those that are new. */
export function hostPictureCalls(host: HostContent, shown: Map<string, string>): Calls {
  return {
    'GET /api/pictures': () => host.pictures().filter((file) => SHOWN.test(file)),
    'POST /api/pictures': async ({ query, bytes }): Promise<AddedPicture> => {
      const { folder, name, crop } = askedOf(query);
      expectFolder(folder, host.pictures());
      const ending = PNG.every((byte, at) => bytes[at] === byte) ? 'png' : 'jpg';
      const { blob, width, height } = await drawn(bytes, ending, crop);
      const file = freeName(folder, name, ending, (taken) => host.hasPicture(taken));
      await host.addPicture(file, new Uint8Array(await blob.arrayBuffer()));
      shown.set(file, URL.createObjectURL(blob));
      return { file, width, height, note: noteOn({ width, height }, ending) };
    },
  };
}
