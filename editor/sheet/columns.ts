/** What a column may hold: a key of a project, one of its fields, or a field of a configuration or a unit. */
export const SHEET_FIELDS = {
  id: 'Project id',
  project: 'Project name',
  developer: 'Developer',
  rera: 'RERA number',
  city: 'City',
  localities: 'Locality',
  configuration: 'Configuration',
  area: 'Area',
  price: 'Price',
  projectPrice: 'Price of the project',
  projectArea: 'Area of the project',
  projectStatus: 'Status',
  possession: 'Possession',
  furnishing: 'Furnishing',
  bedrooms: 'Bedrooms of the project',
  unitType: 'Property type',
  carpetArea: 'Carpet area',
  checkedAt: 'Checked on',
  shortDescription: 'Short description',
  tower: 'Tower',
  floor: 'Floor',
  number: 'Unit number',
  facing: 'Facing',
  unitStatus: 'Status of the unit',
} as const;
export type SheetField = keyof typeof SHEET_FIELDS;

/** A column of a table, and how it is read. */
export interface SheetColumn {
  column: number;
  header: string;
  /** Null where it is not read. */
  field: SheetField | null;
  /** 'Cr', 'L', 'sq.ft' and the like from the header, for numbers alone; '' without one. */
  unit: string;
  /** The configuration above it, where a table has some columns for each: '3 BHK' over “Area” and “Price”. */
  configuration?: string;
  /** Why it is read so, or not. */
  why: 'name' | 'values' | 'chosen' | 'unknown' | 'other column' | 'hidden';
}

/** Fields by words of a header, the surest first; a later row is for what none before it named. */
const NAMES: readonly (readonly [RegExp, SheetField | 'ignored'])[] = [
  [/^(?:s\.? ?no|sr|sl|serial|#|no)\b|\b(?:usd|aed|gbp|eur|sgd)\b|[$€£]/, 'ignored'],
  [
    /\b(?:old|previous|earlier|last|revised on|remarks?|gst|tax|taxes|stamp|maintenance|cam|plc|edc|idc|ifms|club|parking|booking|token|emi|discount|brokerage|commission)\b/,
    'ignored',
  ],
  [/\b(?:rate|psf|p\.s\.f|per (?:sq|sft))|^(?!.*\b(?:area|size)\b).*\/ ?(?:sq|sft)/, 'ignored'],
  [
    /\b(?:all.?in(?:cl(?:uding|usive)?)?|inc(?:l(?:uding|usive)?)?|total (?:price|cost|value|amount)|gross|grand total|agreement value|on.?road)\b/,
    'ignored',
  ],
  [/^(?:unit|flat|home|apartment|shop|plot|villa) ?(?:no|number|#)\.?$/, 'number'],
  [/^(?:tower|block|wing)(?: (?:name|no\.?))?$/, 'tower'],
  [/^(?:floor|flr|fl)\.?(?: (?:no\.?|number))?$/, 'floor'],
  [/^(?:facing|direction)$/, 'facing'],
  [/^availability$|\bunit status\b/, 'unitStatus'],
  [/^(?:project )?id$|\bproject (?:id|code|slug)\b/, 'id'],
  [/\brera\b|^reg(?:istration)? ?(?:no|number)/, 'rera'],
  [/\b(?:developer|builder|promoter)\b/, 'developer'],
  [/\bprice of the project\b|\bproject price\b/, 'projectPrice'],
  [/\barea of the project\b|\bproject area\b/, 'projectArea'],
  [/\bbedrooms of the project\b/, 'bedrooms'],
  [/\bcarpet\b/, 'carpetArea'],
  [/\b(?:property|asset|product) ?(?:type|category)\b|^category$/, 'unitType'],
  [
    /\b(?:configurations?|config|typology|typologies|bhk|unit type|type|layout|bed ?rooms?|beds?|accommodation)\b/,
    'configuration',
  ],
  [
    /\b(?:project|society|development|scheme|property) ?(?:names?)?$|^name$|\bname of (?:the )?project\b|^projects?\b/,
    'project',
  ],
  [
    /\b(?:bsp|basic|base|basic sale price|base price|selling price|sale price|price|cost|ticket|amount|value)\b/,
    'price',
  ],
  [/\b(?:areas?|sizes?|super|saleable|salable|built.?up|sba|sua)\b/, 'area'],
  [/\b(?:possession|handover|completion|delivery|ready by)\b/, 'possession'],
  [/\b(?:status|stage)\b/, 'projectStatus'],
  [/\bfurnish/, 'furnishing'],
  [/\b(?:city|town)\b/, 'city'],
  [/\b(?:localit(?:y|ies)|location|sector|address|micro.?market|area name)\b/, 'localities'],
  [/\b(?:checked|as on|updated|price date|valid from|w\.?e\.?f)\b/, 'checkedAt'],
  [/\b(?:short )?description\b/, 'shortDescription'],
  [/पुरान|जीएसटी|प्रति|^दर|कुल|पार्किंग|बुकिंग|क्रमांक|^क्र/, 'ignored'],
  [/फ्लैट|यूनिट/, 'number'],
  [/टावर|ब्लॉक/, 'tower'],
  [/मंज|^तल/, 'floor'],
  [/दिशा/, 'facing'],
  [/डेवलपर|बिल्डर/, 'developer'],
  [/परियोजना|प्रोजेक्ट/, 'project'],
  [/प्रकार|बीएचके|कॉन्फ|बेडरूम/, 'configuration'],
  [/कार्पेट/, 'carpetArea'],
  [/क्षेत्रफल/, 'area'],
  [/मूल्य|कीमत/, 'price'],
  [/स्थिति|उपलब्धता/, 'projectStatus'],
  [/दिनांक|तारीख/, 'checkedAt'],
];

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crores?|crs?)\b|करोड/, 'Cr'],
  [/\b(?:lakhs?|lacs?|lkhs?)\b|\(₹? ?l\)|लाख/, 'L'],
  [/\bsq\.? ?(?:yds?|yards?|gaj)|\bsqyds?\b|\bgaj\b|\byards?\b|वर्ग गज/, 'sq.yd'],
  [/\bsq\.? ?(?:m|mt|mtr|mtrs|met(?:er|re)s?)\b|\bsqm\b|वर्ग मी/, 'sq.m'],
  [/\bacres?\b/, 'acre'],
  [/\bsq\.? ?(?:ft|feet|foot)|\bsqft\b|\bsft\b|वर्ग फ/, 'sq.ft'],
  [/\bsector\b/, 'sector'],
];
const AREA_UNITS: ReadonlySet<string> = new Set(['sq.yd', 'sq.m', 'acre', 'sq.ft']);

/** A header in plain words, as it is read and as choices are remembered by. */
export const choiceKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_*:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The field that a header names; null where it names none, or something that is not read. */
export function fieldNamed(header: string): SheetField | null {
  const field = namedIn(header);
  return field === undefined || field === 'ignored' ? null : field;
}

function namedIn(header: string): SheetField | 'ignored' | undefined {
  const named = Object.entries(SHEET_FIELDS).find(([key, label]) =>
    [key.toLowerCase(), label.toLowerCase()].includes(choiceKey(header)),
  );
  if (named) return named[0] as SheetField;
  return (
    NAMES.find(([pattern]) => pattern.test(choiceKey(header)))?.[1] ??
    (AREA_UNITS.has(unitIn(header)) ? 'area' : undefined)
  );
}

/** The same of two rows: the lower word alone counts where both together are not known, as “Flat” under “Unit Details”. */
export function fieldOf(header: string, own: string): SheetField | null {
  const isKnown = namedIn(header) !== undefined;
  return fieldNamed(isKnown || own === '' ? header : own);
}

/** The unit that a header says; '' without one. */
export const unitIn = (header: string) => UNITS.find(([pattern]) => pattern.test(choiceKey(header)))?.[1] ?? '';
