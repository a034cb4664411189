/** Written by `npm run make:host` from the built site. */
declare module 'site-facts' {
  import type { SiteFacts } from '@/server/hosted-endpoint';

  export const office: SiteFacts['office'];
  export const projects: SiteFacts['projects'];
  export const look: SiteFacts['look'];
  export const headers: SiteFacts['headers'];
}

declare module 'workerd' {
  const path: string;
  export = path;
}
