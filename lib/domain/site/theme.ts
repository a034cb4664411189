/** The firm's four colours, from which all others of its own are made; `#rrggbb`. */
export interface BrandColours {
  /** Links, main buttons, chosen things. */
  accent: string;
  /** The mark's own, and by it the buttons of an enquiry. */
  mark: string;
  /** Figures and lines on a dark ground, notices. */
  highlight: string;
  /** Dark grounds, and by them text, lines and grounds of pages. */
  deep: string;
}

type Brand = keyof BrandColours;

/** What is the same for every firm: white, what went well or wrong, WhatsApp. */
const FIXED = {
  white: '#ffffff',
  ok: '#1e6a3c',
  'ok-bg': '#e3f1e7',
  'ok-soft': '#8fd0a8',
  ready: '#2f9159',
  err: '#b3261e',
  'err-bg': '#fbe9e7',
  'err-soft': '#f2b3a9',
  wa: '#0b7a4b',
  'wa-strong': '#085c38',
} as const;

/** OKLCH lightness, part of the brand colour's chroma, and degrees from its hue. */
type Shade = readonly [of: Brand, lightness: number, chroma: number, degrees: number];

const SHADES = {
  ink: ['deep', 0.2395, 0.532, -14.4],
  'ink-2': ['deep', 0.4535, 0.589, -14.5],
  'ink-3': ['deep', 0.5109, 0.559, -19.9],
  surface: ['deep', 0.9905, 0.079, -85.5],
  'surface-2': ['deep', 0.9598, 0.198, -85.4],
  line: ['deep', 0.8884, 0.324, -79.6],
  'line-strong': ['deep', 0.6112, 0.506, -21.3],
  'deep-2': ['deep', 0.2974, 1.286, -1.7],
  skeleton: ['deep', 0.9253, 0.281, -78.8],
  photo: ['deep', 0.8902, 0.298, -66.3],
  'accent-strong': ['accent', 0.3578, 0.823, 0],
  'accent-line': ['accent', 0.847, 0.525, -6.9],
  'accent-tint': ['accent', 0.9233, 0.272, -7.8],
  'accent-soft': ['accent', 0.9636, 0.128, -8.4],
  'accent-mid': ['accent', 0.5402, 0.937, 0.5],
  enquire: ['mark', 0.5259, 0.98, -0.9],
  'enquire-strong': ['mark', 0.4561, 0.871, -1],
  notice: ['highlight', 0.467, 1.017, -4.7],
  'notice-mark': ['highlight', 0.6585, 1.256, -5.1],
  'notice-bg': ['highlight', 0.9476, 0.337, 1.7],
} as const satisfies Record<string, Shade>;

export type ColourRole = Brand | keyof typeof FIXED | keyof typeof SHADES;
export type Palette = Readonly<Record<ColourRole, string>>;

/** All colours of a firm by their roles, `#rrggbb` each; lightness is fixed, so that what is read can be read. */
export function toPalette(brand: BrandColours): Palette {
  const shades = Object.entries(SHADES).map(([role, [of, lightness, chroma, degrees]]) => {
    const base = toOklch(brand[of]);
    return [role, toHex({ lightness, chroma: base.chroma * chroma, hue: base.hue + (degrees * Math.PI) / 180 })];
  });
  return { ...brand, ...FIXED, ...(Object.fromEntries(shades) as Record<keyof typeof SHADES, string>) };
}

/** What stands on what, and the least contrast: 4.5 for text, 3 for marks and edges (WCAG 1.4.3, 1.4.11). */
const PAIRS: readonly (readonly [least: number, ground: ColourRole, ...on: ColourRole[]])[] = [
  [4.5, 'surface', 'ink', 'ink-2', 'ink-3', 'accent', 'enquire', 'enquire-strong', 'notice', 'ok', 'err', 'wa'],
  [4.5, 'surface-2', 'ink', 'ink-2', 'ink-3', 'accent', 'enquire', 'notice', 'err'],
  [4.5, 'white', 'ink', 'ink-2', 'ink-3', 'accent', 'accent-strong', 'enquire', 'enquire-strong', 'deep'],
  [4.5, 'accent-soft', 'ink', 'ink-2', 'accent'],
  [4.5, 'accent-tint', 'ink', 'accent'],
  [4.5, 'highlight', 'ink', 'deep'],
  [4.5, 'notice-bg', 'ink', 'notice'],
  [4.5, 'deep', 'white', 'highlight', 'accent-tint', 'accent-line', 'err-soft', 'ok-soft'],
  [4.5, 'deep-2', 'white', 'highlight', 'accent-tint'],
  [3, 'surface', 'line-strong'],
  [3, 'deep', 'mark'],
];

interface PoorContrast {
  /** The brand colour to change. */
  brand: Brand;
  on: ColourRole;
  ground: ColourRole;
  ratio: number;
  least: number;
}

/** The pairs of a palette that cannot be read well enough. */
export function poorContrasts(palette: Palette): PoorContrast[] {
  return PAIRS.flatMap(([least, ground, ...all]) =>
    all.flatMap((on) => {
      const ratio = contrastOf(palette[on], palette[ground]);
      return ratio >= least ? [] : [{ brand: brandOf(on) ?? brandOf(ground) ?? 'deep', on, ground, ratio, least }];
    }),
  );
}

function brandOf(role: ColourRole): Brand | null {
  if (role in FIXED) return null;
  return role in SHADES ? SHADES[role as keyof typeof SHADES][0] : (role as Brand);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Oklch {
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
}

function toLinear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** Björn Ottosson's OKLab, by its polar coordinates. */
function toOklch(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The colour, with less chroma where a screen cannot show it. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const isShown = parts.every((part) => part > -0.001 && part < 1.001);
  if (!isShown && chroma > 0.001) return toHex({ lightness, chroma: chroma * 0.97, hue });
  const channel = (part: number) => {
    const shown = Math.min(1, Math.max(0, part));
    const coded = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${parts.map(channel).join('')}`;
}
