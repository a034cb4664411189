import 'server-only';
import type { QrCode } from '@/lib/domain/picture/image';
import { projectPath } from '@/lib/domain/site/routes';
import { getDeveloper } from '../records/developers';
import { getProject } from '../records/projects';
import { toQrCode } from '../records/qr-code';
import { getSite } from '../records/site';
import { pageKind } from './page-kind';
import { projectParams, sheetOf } from './project';

/** The same for print, without similar projects. */
export const brochurePages = pageKind('/brochure/[developer]/[id]', {
  name: 'brochure',
  params: projectParams,
  data: ({ developer: slug, id }) => {
    const project = getProject(slug, id);
    const developer = getDeveloper(slug);
    if (!project || !developer) return null;
    const { name, logo, hasOwnLogo } = developer;
    // Other projects are not counted here: a new one makes no brochure of others.
    return {
      ...sheetOf(project),
      developer: { name, logo, hasOwnLogo },
      address: getSite().url + projectPath(slug, id),
    };
  },
});

/** The code of the address that a brochure shows; it takes long to draw. */
export function getBrochureCode({ address }: { address: string }): QrCode {
  return toQrCode(address);
}
