/** @jsxImportSource preact */
import { thumbnailOf } from './api';

interface ThumbnailProps {
  file: string | null;
  width: number;
  height: number;
}

/** A small picture of the content; nothing in place of one that stands elsewhere. */
export function Thumbnail({ file, ...size }: ThumbnailProps) {
  return file && !/^https?:/.test(file) ? <img src={thumbnailOf(file)} alt="" loading="lazy" {...size} /> : null;
}
