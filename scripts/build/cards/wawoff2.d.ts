declare module 'wawoff2' {
  /** WOFF2 → the TrueType file inside. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
