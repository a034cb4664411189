import 'server-only';

/** Thrown if the content has errors; the message is the whole report. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
