/** A text that is drawn in the place of another one. */
export function Words({ text }: { text: string }) {
  return text;
}
