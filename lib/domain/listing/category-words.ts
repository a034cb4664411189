import type { ProjectCategory } from '../site/kinds';

/** Introduction of a category page; `short` is shown on the photograph (routes-and-content, Routes). */
export const CATEGORY_INTRODUCTIONS: Record<ProjectCategory, { short: string; text: string }> = {
  residential: {
    short: 'Apartments, floors, villas and studios',
    text: 'Apartments in towers, independent floors, villas and studios, from launches to homes with the keys ready. Each comes with its price as the developer gives it, its area, and the papers we keep on file.',
  },
  commercial: {
    short: 'Offices, shops and showrooms',
    text: 'Offices, shops and showrooms to work in or to let. We set rent, holding cost and lease terms side by side before you visit, and read the lease with you afterwards.',
  },
  plots: {
    short: 'Licensed plots to build on',
    text: 'Plots in licensed layouts, with road, drain and power where the developer has laid them. The layout number and the title come first; what you build follows the sanctioned norms.',
  },
  sco: {
    short: 'Shop-cum-office plots and buildings',
    text: 'Shop-cum-office plots and buildings: a shop below, offices above, one owner for the whole plot. Frontage, parking and permitted floors decide their worth; ask us for all three before you compare prices.',
  },
};
