import 'server-only';
import encode from 'qrcode-generator';
import type { QrCode } from '@/lib/domain/picture/image';

/** Light units around the code, as the standard asks for (ISO/IEC 18004). */
const MARGIN = 4;

/** The QR code of a text with error correction M: it stays readable with 15 % of it damaged. */
export function toQrCode(text: string): QrCode {
  const code = encode(0, 'M');
  code.addData(text);
  code.make();
  const units = code.getModuleCount();
  let path = '';
  for (let row = 0; row < units; row++) {
    path += `M${MARGIN} ${row + MARGIN}.5`;
    for (let column = 0, start = 0; column < units; start = column) {
      const isDark = code.isDark(row, column);
      while (column < units && code.isDark(row, column) === isDark) column++;
      path += isDark ? `h${column - start}` : `m${column - start} 0`;
    }
  }
  return { size: units + 2 * MARGIN, path };
}
