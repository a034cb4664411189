// Only for a visitor without a connection: a page that cannot be fetched is answered with the copy of /offline that
// lib/browser/offline-copy.ts keeps, its files with their copies. Everything else goes to the network as without
// this file.
addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const isPage = request.mode === 'navigate';
  if (request.method !== 'GET' || (!isPage && navigator.onLine)) return;
  const fetched = async () => (await preloadResponse) ?? fetch(request);
  const copy = async (fault) => {
    const kept = await caches.match(isPage ? '/offline' : request);
    if (kept) return kept;
    throw fault;
  };
  event.respondWith(fetched().catch(copy));
});
