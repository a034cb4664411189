/** The package has no types of its own. */
declare module 'wawoff2' {
  /** A WOFF2 font as TrueType or OpenType; rejects what is none. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
