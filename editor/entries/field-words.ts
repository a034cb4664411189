/** What a text may be chosen from; a form offers these, and takes other texts, too. */
export type Choices = 'cities' | 'developers' | 'developer slugs' | 'projects' | 'amenities' | 'specifications';

const LABELS: Readonly<Record<string, string>> = {
  id: 'Id',
  custom_id: 'Id (older name)',
  sno: 'No.',
  plan_type_name: 'Name of the plan',
  schedule_entries: 'Instalments',
  time_description: 'When',
  installment_percentage: 'Percent',
  bgImage: 'Banner',
  image: 'Picture',
  images: 'Pictures',
  heroImages: 'Banners of the home page',
  heroProjects: 'Projects on the banners',
  sitePlanImages: 'Site plans',
  projectStatus: 'Status',
  baseSellingPrice: 'Price',
  nearbyLocations: 'Near by',
  faqs: 'Questions',
  rera: 'RERA number',
  sellsBuilding: 'A building is sold, not a plot',
  investment: 'For investors',
  reraExempt: 'Why no RERA number',
  reraUrl: 'Address of the registration',
  reraCompletion: 'Completion declared to the authority',
  reraValidUntil: 'Registration valid until',
  reraQr: 'QR code of the certificate',
  reraPhases: 'Registrations of phases',
  reraAgents: 'Our numbers as agent',
  checkedAt: 'Checked with the developer on',
  postedAt: 'First published on',
  visibleFrom: 'Shown from',
  visibleUntil: 'Shown until',
  laterPrices: 'Prices to come',
  lat: 'Latitude',
  lng: 'Longitude',
  url: 'Address (URL)',
  cta: 'Words of the button',
  href: 'Link',
  whatsapp: 'WhatsApp number',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  projectId: 'Project',
};

const CHOICES: Readonly<Record<string, Choices>> = {
  city: 'cities',
  developer: 'developers',
  company: 'developers',
  defaultDeveloper: 'developer slugs',
  projectId: 'projects',
  project: 'projects',
  heroProjects: 'projects',
  amenities: 'amenities',
  specifications: 'specifications',
};

const LONG_TEXT = /description|^(intro|answer|about|mission|vision|review|text|definition|summary|lead|notes|notice)$/i;

/** A field's name as words: `projectStatus` → 'Status', `shortDescription` → 'Short description'. */
export function labelOf(name: string): string {
  const own = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (own) return own;
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a field's text has room for paragraphs. */
export function isLongText(name: string): boolean {
  return LONG_TEXT.test(name);
}

/** Where a field's values come from; undefined if from nowhere. */
export function choicesOf(name: string): Choices | undefined {
  return Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined;
}
