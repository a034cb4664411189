import type { ProjectCategory, ProjectKind } from '../site/kinds';

/** What an investor asks of an office, a shop, an SCO or a plot, in the order of the sheet. */
export const INVESTMENT_LABELS = {
  rent: 'Rent',
  yield: 'Gross rental yield',
  lease: 'Lease',
  tenant: 'Tenant',
  frontage: 'Frontage',
  floors: 'Floors allowed',
  maintenance: 'Maintenance',
  loan: 'Share of a loan',
} as const;

export type InvestmentKey = keyof typeof INVESTMENT_LABELS;

/** What a record answers, and who says it. */
export interface InvestmentFact {
  fact: InvestmentKey;
  value: string;
  source: string;
}

interface Invested {
  kind: ProjectKind;
  category: ProjectCategory;
  investment: readonly InvestmentFact[];
}

const OF_LAND: readonly InvestmentKey[] = ['frontage', 'floors', 'maintenance', 'loan'];

/** What was told of a project and the labels of what was not; null for homes, of which nobody asks it. */
export function investorSheet({ kind, category, investment }: Invested) {
  if (kind === 'residential' && category !== 'plots') return null;
  const isAsked = (key: InvestmentKey) =>
    category === 'plots' ? OF_LAND.includes(key) : key !== 'floors' || category === 'sco';
  const keys = (Object.keys(INVESTMENT_LABELS) as InvestmentKey[]).filter(isAsked);
  const told = keys.flatMap((key) => investment.filter(({ fact }) => fact === key));
  const untold = keys.filter((key) => !told.some(({ fact }) => fact === key)).map((key) => INVESTMENT_LABELS[key]);
  return { told, untold };
}

const FRONTAGE = /(\d+(?:\.\d+)?)[ -](feet|foot|ft|metres?) of frontage/i;
const WIDTHS = /(\d+(?:\.\d+)?)[ -](?:feet|foot|ft|(m(?:et(?:re|er)s?)?))\b(?! road)/gi;
const FEET_PER_METRE = 3.28;

/** '22 feet', as a description says the frontage of a plot; null if it does not. */
export function describedFrontage(description: string): string | null {
  const [, width, unit] = FRONTAGE.exec(description) ?? [];
  return width ? `${width} ${unit}` : null;
}

const toldOf = (investment: readonly InvestmentFact[], key: InvestmentKey) =>
  investment.find(({ fact }) => fact === key)?.value ?? null;

interface Fronted {
  category: ProjectCategory;
  description: string;
  investment: readonly InvestmentFact[];
}

/** The widest frontage of plots and SCO plots in feet: the record's, else the description's; null for buildings, and if nothing says it. */
export function frontageFeetOf({ category, description, investment }: Fronted): number | null {
  if (category !== 'sco' && category !== 'plots') return null;
  const told = toldOf(investment, 'frontage') ?? describedFrontage(description) ?? '';
  const feet = [...told.matchAll(WIDTHS)].map(([, width, metres]) => Number(width) * (metres ? FEET_PER_METRE : 1));
  return feet.length > 0 ? Math.round(Math.max(...feet)) : null;
}

/** What decides the worth of an SCO in the words of its record, for a card: 'Front 22 feet', 'Basement and four levels'; none of others. */
export function decidingFacts({ category, description, investment }: Fronted): string[] {
  if (category !== 'sco') return [];
  const front = toldOf(investment, 'frontage') ?? describedFrontage(description);
  const told = [front && `Front ${front}`, toldOf(investment, 'floors'), toldOf(investment, 'tenant')];
  return told.flatMap((fact) => fact ?? []);
}
