/** A tile of 'Everything you Need at One Place' (spec 3). */
export interface Service {
  id: string;
  name: string;
  /** Opens in a new tab; null opens the enquiry modal (spec 4). */
  href: string | null;
  description: string;
  /** Paragraphs of its page. */
  text: string[];
  /** Of the paragraphs, in their order; none where there are fewer. */
  headings: string[];
  /** Pages that help with it. */
  links: { title: string; href: string }[];
  /** A visit by video can be asked for. */
  hasVideo: boolean;
}

const ICON_BY_KEYWORD: ReadonlyArray<readonly [RegExp, string]> = [
  [/loan|finance|bank/i, 'landmark'],
  [/legal|law|document/i, 'scale'],
  [/interior|design|furnish/i, 'sofa'],
  [/manage/i, 'key-round'],
  [/rent|leas/i, 'handshake'],
  [/vastu/i, 'compass'],
  [/nri|abroad|overseas/i, 'globe'],
  [/valu|price/i, 'indian-rupee'],
];

/** The icon is chosen by keywords in the name (spec 3, Service tile). */
export function serviceIcon(name: string): string {
  return ICON_BY_KEYWORD.find(([keyword]) => keyword.test(name))?.[1] ?? 'building-2';
}
