/** What one part of a check found. */
export interface Finding {
  name: string;
  figures: string;
  isGood: boolean;
}
