/** A call of the page: its JSON, or the bytes of a picture. */
export interface Call {
  query: URLSearchParams;
  body: unknown;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What answers calls, by method and address: `GET /api/things`. */
export type Calls = Readonly<Record<string, (call: Call) => unknown>>;

/** A mistake of the call, to be told in words. */
export class CallError extends Error {}
