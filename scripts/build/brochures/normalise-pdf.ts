const DATE = /\((D:\d{14}[^)]*)\)/g;
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** Sets every date of a PDF to the day of the data, so equal data gives equal bytes. The length does not change. */
export function normalisePdf(pdf: Buffer, updatedAt: string | null): Buffer {
  const [, year = '2026', month = '01', day = '01'] = DAY.exec(updatedAt ?? '') ?? [];
  const stamp = `D:${year}${month}${day}000000`;
  const text = pdf.toString('latin1').replace(DATE, (_, date: string) => `(${stamp}${date.slice(stamp.length)})`);
  return Buffer.from(text, 'latin1');
}
