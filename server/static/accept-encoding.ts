export type ContentCoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly ContentCoding[] = ['br', 'gzip', 'identity'];

/** The best available coding by the header's q-values; brotli wins a tie. */
export function pickCoding(header: string | undefined, available: ReadonlySet<ContentCoding>): ContentCoding {
  const weights = parseWeights(header ?? '');
  const weightOf = (coding: ContentCoding) => {
    const named = weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // The plain file is acceptable unless it is excluded, but any named coding is preferred.
    if (coding === 'identity') return any === 0 ? 0 : Number.MIN_VALUE;
    return any ?? 0;
  };
  const [best] = PREFERENCE.filter((coding) => available.has(coding) && weightOf(coding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best ?? 'identity';
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = q === undefined ? 1 : Number(q.replace(/^q\s*=\s*/, ''));
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
