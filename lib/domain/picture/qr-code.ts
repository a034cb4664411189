/** A QR code as dark lines, one unit thick, on a light square. */
export interface QrCode {
  /** Units on a side, with the light margin that readers need. */
  size: number;
  /** The lines as the path of an SVG, in units: for each row, dark `h` and light `m`. */
  path: string;
}

/** A QR code as an SVG file, dark on white whatever it stands on. */
export function toQrFile({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
}
