import 'server-only';
import type { PageTexts } from '@/lib/domain/search/passages';
import type { PlaceDuty } from '@/lib/domain/search/sum-answer';
import { stateCostPath } from '@/lib/domain/site/routes';
import { getBuyingRates } from '../../records/buying-rates';
import { getProjectsOfCity } from '../../records/cities';
import { getSheetRates, getSoldCities, getSoldStates } from '../../records/costs';

/** The texts of the pages on the cost of buying in a state. */
export const getStatePages = (): PageTexts[] =>
  getSoldStates().map(({ id, name, lead, notes }) => {
    return { title: `Cost of buying in ${name}`, href: stateCostPath(id), texts: [lead, ...notes] };
  });

/** The duty of the places whose cities we sell in, where amounts may be shown. */
export function getDuties(): PlaceDuty[] {
  const { places } = getBuyingRates();
  return getSoldStates().flatMap(({ id, name }) => {
    const all = places.filter(({ state }) => state === name);
    const projects = getSoldCities(name).flatMap(({ slug }) => getProjectsOfCity(slug));
    const sells = [...new Set(projects.map(({ category }) => category))];
    const counted = all.filter((place) => place.citySlugs.length > 0 && getSheetRates(place));
    return counted.map(({ label, citySlugs, lines, isCertain }) => ({
      ...{ lines, isCertain, sells, href: stateCostPath(id), names: [name.toLowerCase(), ...citySlugs] },
      label: all.length > 1 ? `${label}, ${name}` : name,
    }));
  });
}
