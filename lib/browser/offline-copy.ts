import { ROUTES } from '@/lib/domain/site/routes';
import { isSavingData } from './reduced-motion';
import { isRemembered, rememberForSession } from './session-memory';

const KEPT = 'offline-copy';

interface ScriptUrls {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}
declare const trustedTypes: ScriptUrls | undefined;

/** The address of the worker, as browsers with Trusted Types want it; the site's content policy knows the name. */
function workerUrl(): string {
  const url = '/sw.js';
  if (typeof trustedTypes === 'undefined') return url;
  return trustedTypes.createPolicy('service-worker', { createScriptURL: (address) => address }).createScriptURL(url);
}

/** The files that a page of this site needs to look and work: those it names, and the parts of its script. */
function filesOf(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="(\/(?:_next\/static\/|icons)[^"#]+)/g)].map(([, file]) => file!);
  const [, folder, parts = ''] = /src="([^"]+\/)start\.js" data-parts="([^"]*)"/.exec(html) ?? [];
  return [...new Set([...named, ...parts.split(' ').map((part) => `${folder}${part}.js`)])];
}

/**
 * Keeps the page that `sw.js` answers with while there is no connection, and its files, once a visit. Nothing in a browser
 * without service workers, or where data is saved; rejects if a file cannot be fetched.
 */
export async function keepOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData() || isRemembered(KEPT)) return;
  const page = await fetch(ROUTES.offline);
  const cache = await caches.open(KEPT);
  await cache.addAll(filesOf(await page.clone().text()));
  await cache.put(ROUTES.offline, page);
  await navigator.serviceWorker.register(workerUrl());
  rememberForSession(KEPT);
}
