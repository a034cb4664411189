const DATE = /\((D:\d{14}[^)]*)\)/g;
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
/** The name of a tagged element: the browser's running number, eight digits. */
const ELEMENT = /\(node(\d{8})\)/g;

/**
 * Sets every date of a PDF to the day of the data, and numbers its tagged elements from 1 in their order, so equal data
 * gives equal bytes. The length does not change.
 */
export function normalisePdf(pdf: Buffer, updatedAt: string | null): Buffer {
  const [, year = '2026', month = '01', day = '01'] = DAY.exec(updatedAt ?? '') ?? [];
  const stamp = `D:${year}${month}${day}000000`;
  const text = pdf.toString('latin1').replace(DATE, (_, date: string) => `(${stamp}${date.slice(stamp.length)})`);
  const numbers = [...new Set([...text.matchAll(ELEMENT)].map(([, number = '']) => number))].sort();
  const ranks = new Map(numbers.map((number, rank) => [number, String(rank + 1).padStart(8, '0')]));
  return Buffer.from(
    text.replace(ELEMENT, (_, number: string) => `(node${ranks.get(number)})`),
    'latin1',
  );
}
