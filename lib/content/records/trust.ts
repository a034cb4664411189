import 'server-only';
import { FALLBACK_IMAGE_SRC } from '@/lib/domain/picture/image';
import { statedConfigurations } from '@/lib/domain/project/configuration';
import type { Project } from '@/lib/domain/project/project';
import { authorityOf, toTrust, type ProjectTrust, type ReraAuthority } from '@/lib/domain/project/trust';
import { qrFilePath } from '@/lib/domain/site/routes';
import { buildDay } from '../files/build-day';
import { memoizeOnContent } from '../set/content';
import { getBuyingRates } from './buying-rates';
import { getCity } from './cities';
import { getFloorPlan } from './floor-plans';
import { getProjects } from './projects';
import { getSite } from './site';

const stateOf = ({ citySlug }: Pick<Project, 'citySlug'>) => getCity(citySlug)?.state ?? null;

function authorityFor(project: Project): ReraAuthority | null {
  return authorityOf(getBuyingRates().authorities, { citySlug: project.citySlug, state: stateOf(project) });
}

/** Name of the file with our own code: of a project that has an address at its authority, else of the authority. */
function qrNameOf(project: Project): string | null {
  return project.reraUrl ? `project-${project.id}` : (authorityFor(project)?.id ?? null);
}

/** What each file of a QR code opens, by name. */
export const getQrAddresses: () => ReadonlyMap<string, string> = memoizeOnContent(
  () =>
    new Map(
      getProjects().flatMap((project) => {
        const name = project.rera ? qrNameOf(project) : null;
        const address = project.reraUrl ?? authorityFor(project)?.siteUrl;
        return name && address ? [[name, address]] : [];
      }),
    ),
);

/** Registration and freshness of a project, as of the day of the build. */
export function getProjectTrust(project: Project): ProjectTrust {
  const today = buildDay();
  const { reraQr, price } = project;
  const agent = getSite().reraAgents.find(
    ({ state, validUntil }) => state === stateOf(project) && (!validUntil || validUntil >= today),
  );
  const units = statedConfigurations(getFloorPlan(project.id)?.floors ?? [], project);
  const name = qrNameOf(project);
  return toTrust({
    project,
    unit: units.find(({ priceRupees, areaSqft }) => price && priceRupees === price.minRupees && areaSqft) ?? null,
    authority: authorityFor(project),
    // A picture that is missing must not stand for the code of a certificate.
    qr: {
      certificate: reraQr && reraQr.src !== FALLBACK_IMAGE_SRC ? reraQr.src : null,
      own: name && qrFilePath(name),
    },
    agentNumber: agent?.number ?? null,
    today,
  });
}
