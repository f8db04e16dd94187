declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __SHELL__: readonly string[];

const shell = new Set(__SHELL__);
const shellCache = `leadline-shell-${__BUILD__}`;
const savedPrefix = 'leadline-saved-';
const savedAtHeader = 'x-saved-at';
/** A phone in a barn is often connected to nothing useful: after this long the saved answer is shown instead. */
const patience = 5000;

const installShell = async (): Promise<void> => {
  const cache = await caches.open(shellCache);
  await cache.addAll([...shell].map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
};

const dropOldShells = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('leadline-shell-') && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

/** The family a request belongs to; staff use the same origin and nothing of theirs is ever kept. */
const familyOf = (request: Request): string | null => {
  const body = request.headers.get('authorization')?.split('.')[1];
  if (!body) return null;
  try {
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string;
      user_type_code: string;
    };
    return claims.user_type_code === 'STU' ? claims.sub : null;
  } catch {
    return null;
  }
};

const save = async (cache: Cache, request: Request, response: Response): Promise<void> => {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, new Date().toISOString());
  await cache.put(request.url, new Response(await response.blob(), { status: response.status, headers }));
};

const tell = async (clientId: string, savedAt: string | null): Promise<void> => {
  const client = await self.clients.get(clientId);
  client?.postMessage({ type: 'answered', savedAt });
};

/** Network first; what was opened once stays readable without signal. */
const answer = async (event: FetchEvent, family: string): Promise<Response> => {
  const cache = await caches.open(savedPrefix + family);
  const saved = await cache.match(event.request.url);
  const network = fetch(event.request).then((response) => {
    if (saved && response.status >= 502) throw new TypeError('the server is away');
    if (response.ok) event.waitUntil(save(cache, event.request, response.clone()));
    event.waitUntil(tell(event.clientId, null));
    return response;
  });
  if (!saved) return network;
  const fallback = (): Response => {
    event.waitUntil(tell(event.clientId, saved.headers.get(savedAtHeader)));
    return saved;
  };
  const tooSlow = new Promise<Response>((resolve) => setTimeout(() => resolve(saved), patience));
  return Promise.race([network, tooSlow])
    .then((response) => (response === saved ? fallback() : response))
    .catch(fallback);
};

const shellPage = async (request: Request): Promise<Response> =>
  fetch(request).catch(async () => (await caches.match('/')) ?? Response.error());

/** What a cancellation would do depends on the minute it is asked: an old answer would mislead. */
const mayBeSaved = (pathname: string): boolean => !pathname.endsWith('/previewCancel');

const isPortalPage = ({ pathname }: URL): boolean =>
  pathname === '/' || /^\/(login|logout|password|createpassword|updatepassword|clienthome)(\/|$)/.test(pathname);

self.addEventListener('install', (event) => event.waitUntil(installShell()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPortalPage(url)) event.respondWith(shellPage(request));
    return;
  }
  if (url.pathname.startsWith('/api/')) {
    const family = familyOf(request);
    if (family && mayBeSaved(url.pathname)) event.respondWith(answer(event, family));
    return;
  }
  if (shell.has(url.pathname)) event.respondWith(caches.match(url.pathname).then((hit) => hit ?? fetch(request)));
});

export {};
