import type { ContentKey } from '@/lib/content/files/table';
import type { RawProject, RawTrendingProject } from '@/lib/content/schemas/project';
import { type ContentJson, withProjects } from '../../content-sets/content-set';

/** Texts that a page must show as plain text. Each would set `window.hacked` if it were executed. */
export const HOSTILE_TEXTS = [
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '"><svg onload=window.hacked=1> \'quoted\' "twice" `${window.hacked=1}` \\ &amp; &lt;b&gt; {{7*7}}',
  'javascript:window.hacked=1',
  '__proto__',
  'constructor',
  '<!-- </title></textarea></style> --> ]]> </script',
  'मोगरा कोर्ट्स, सेक्टर ८३ में चार टावर और एक आँगन',
  '🏡👩‍👩‍👧‍👦🇮🇳 Home with a view 🌇🌇🌇',
  'بيت الياسمين في الحي القديم قرب النهر (١٢٣)',
  'Donaudampfschifffahrtsgesellschaftskapitänswohnungseigentümergemeinschaft',
  'A name of two hundred letters that goes on and on because somebody pasted the whole brochure into the field '.repeat(
    2,
  ),
] as const;

/** Longer than any box, without a break opportunity. */
export const ENDLESS_TEXT = 'W'.repeat(10_000);

/** Prices in the many ways that editors write them. */
const PRICE_TEXTS = ['1.2 – 2 Cr', '95 L', 'on request', '', '₹ 1,00,00,000', '<b>2 Cr</b>', '∞', '-5 Cr'] as const;
const AREA_TEXTS = ['1,850 sq ft', '', 'NaN', '125 - 225 sq.yd', '<i>1</i>', '9999999999999999999999 sq.ft'] as const;

/** Number of projects of the first developers: one more than a page, a full page, one, none. */
const PROJECTS_OF_DEVELOPERS = [7, 6, 1, 0] as const;
const PROJECT_COUNT = 15;

/** Fields whose text pages show; all others are ids, addresses, pictures or values of a list. */
const SHOWN = new Set([
  ...[
    'name',
    'title',
    'text',
    'description',
    'shortDescription',
    'longDescription',
    'possession',
    'rera',
    'furnishing',
  ],
  ...['question', 'answer', 'review', 'time', 'location', 'department', 'type', 'summary', 'intro', 'about', 'mission'],
  ...['vision', 'configuration', 'plan_type_name', 'particulars', 'time_description', 'cta', 'label', 'projectStatus'],
  ...['corridor', 'hours', 'languages'],
]);

/** Names that other files refer to; they are replaced in all files. */
const RENAMED = new Map<string, string>([
  ['Vatika', '<b>"Vatika"</b> & Söhne </script>'],
  ['Aravali Crest', 'अरावली क्रेस्ट डेवलपर्स'],
  ['Bluepeak Estates', ENDLESS_TEXT],
  ['Brickfield Homes', '🏡 constructor 🌇'],
  ['Pune', '<i>पुणे</i> __proto__'],
]);
/** Files whose `name` fields other files refer to. */
const NAMES_KEPT = new Set<ContentKey>(['site', 'cities', 'topLocalities', 'developers', 'developerNames']);
/** A developer's `type` is one of a list, the `text` of a theme a typeface. */
const isListed = (file: string, field: string) =>
  (file === 'developers' && field === 'type') || (file === 'theme' && field === 'text');

/** A valid content set; every shown text is one that could do harm or take too much room. */
export function makeHostileSet(files: ContentJson): ContentJson {
  let turn = 0;
  const set = Object.entries(spreadProjects(withProjects(files, PROJECT_COUNT))).map(([file, value]) => {
    const isNameKept = NAMES_KEPT.has(file as ContentKey);
    const toHostile = (text: string, field: string) => {
      const isSpoiled = SHOWN.has(field) && !(isNameKept && field === 'name') && !isListed(file, field);
      return isSpoiled ? HOSTILE_TEXTS[turn++ % HOSTILE_TEXTS.length]! : (RENAMED.get(text) ?? text);
    };
    return [file, mapTexts(value, '', toHostile)];
  });
  return withOddProjects(Object.fromEntries(set) as ContentJson);
}

/** A copy of a value with every text replaced; `field` is the name of its property. */
function mapTexts(value: unknown, field: string, replace: (text: string, field: string) => string): unknown {
  if (typeof value === 'string') return replace(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, field, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, key, replace)]));
}

function withOddProjects(set: ContentJson): ContentJson {
  const projects = Object.values(set.residentialProjects as Record<string, RawProject[]>).flat();
  projects.forEach((project, at) => {
    project.price = PRICE_TEXTS[at % PRICE_TEXTS.length];
    project.area = AREA_TEXTS[at % AREA_TEXTS.length];
    project.bedrooms = [HOSTILE_TEXTS[at % HOSTILE_TEXTS.length]!];
    project.localities = [HOSTILE_TEXTS[(at + 1) % HOSTILE_TEXTS.length]!, 'Sector 83'];
    if (at === 0)
      Object.assign(project, { name: ENDLESS_TEXT, shortDescription: ENDLESS_TEXT, possession: ENDLESS_TEXT });
  });
  return set;
}

/** The first developers of the set get as many projects as the table says, all residential but the last one. */
function spreadProjects(set: ContentJson): ContentJson {
  const all = ['residentialProjects', 'commercialProjects'].flatMap((key) =>
    Object.values(set[key as ContentKey] as Record<string, RawProject[]>).flat(),
  );
  const names = Object.entries(set.developerNames as Record<string, string>);
  const residential: Record<string, RawProject[]> = {};
  let taken = 0;
  PROJECTS_OF_DEVELOPERS.forEach((count, at) => {
    const [slug = '', developer = ''] = names[at] ?? [];
    if (count > 0) residential[slug] = all.slice(taken, taken + count).map((project) => ({ ...project, developer }));
    taken += count;
  });
  const [slug = '', developer = ''] = names[0] ?? [];
  const commercial = { [slug]: all.slice(taken).map((project) => ({ ...project, developer })) };
  const trendingProjects = (set.trendingProjects as RawTrendingProject[]).map(({ slug: _moved, ...rest }) => rest);
  return { ...set, residentialProjects: residential, commercialProjects: commercial, trendingProjects };
}
