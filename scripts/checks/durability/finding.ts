/** Result of one part of a check. */
export interface Finding {
  name: string;
  figures: string;
  isGood: boolean;
}
