declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
/** The page and the hashed files that the day sheet needs, of this build. */
declare const __SHELL__: readonly string[];
/** Stands in the page of this build and in no other. */
declare const __ENTRY__: string;

const page = '/admin/';
const prefix = 'leadline-staff-';
const shellCache = prefix + __BUILD__;
/** A phone in an arena is often connected to nothing useful: after this long the saved page is opened. */
const patience = 5000;

/** All of one build or nothing of it: a page of another one would ask for files that are not here. */
const installShell = async (): Promise<void> => {
  const opened = await fetch(page, { cache: 'reload' });
  if (!opened.ok || !(await opened.clone().text()).includes(__ENTRY__))
    throw new Error('The server has another build.');
  const cache = await caches.open(shellCache);
  await cache.addAll(__SHELL__.map((path) => new Request(path, { cache: 'reload' })));
  await cache.put(page, opened);
  await self.skipWaiting();
};

/** The build before stays for pages that are still open; they fetch parts of themselves when these are needed. */
const dropOldShells = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== shellCache);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const saved = async (path: string): Promise<Response | undefined> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of [shellCache, ...names]) {
    const hit = await (await caches.open(name)).match(path);
    if (hit) return hit;
  }
  return undefined;
};

const savedPage = async (): Promise<Response | undefined> => (await caches.open(shellCache)).match(page);

/** The server's page, which fits its files; what was saved only where there is no signal. */
const openPage = async (request: Request): Promise<Response> => {
  const network = fetch(request);
  const tooSlow = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([network, tooSlow]).catch(() => undefined);
  return answer ?? (await savedPage()) ?? network;
};

self.addEventListener('install', (event) => event.waitUntil(installShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server answers to calls is never kept here: two people may use one phone.
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/admin/assets/'))
    event.respondWith(saved(pathname).then((hit) => hit ?? fetch(request)));
});

export {};
