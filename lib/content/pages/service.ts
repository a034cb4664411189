import 'server-only';
import { getSiteShare } from '../records/share-cards';
import { getCities } from '../records/cities';
import { getServices } from '../records/services';
import { getSite } from '../records/site';
import { pageKind } from './page-kind';

/** Services have no picture of their own; they use the site's hero images in turn, starting at this index. */
const FIRST_PICTURE = 5;

export const servicePages = pageKind('/service/[serviceId]', {
  name: 'service',
  params: () => getServices().map(({ id }) => ({ serviceId: id })),
  data: ({ serviceId }) => {
    const services = getServices();
    const at = services.findIndex(({ id }) => id === serviceId);
    const service = services[at];
    if (!service) return null;
    const { heroImages } = getSite();
    return {
      service,
      others: services.filter(({ id }) => id !== serviceId),
      cityNames: getCities()
        .filter(({ isMain }) => isMain)
        .map(({ name }) => name),
      image: heroImages[(at + FIRST_PICTURE) % heroImages.length] ?? null,
      shareImage: getSiteShare(),
    };
  },
});
