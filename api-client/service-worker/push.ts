declare const self: ServiceWorkerGlobalScope;

/** As the server encrypts it. */
type Told = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };

/** Both products share an origin; each has the pages below its own scope. */
const productHome = new URL(self.registration.scope).pathname;
const isOfProduct = (pathname: string): boolean =>
  productHome === '/' ? !pathname.startsWith('/admin') : pathname.startsWith(productHome);

/** A browser shows something of its own where a push shows nothing. */
const something: Told = { title: 'Leadline', body: 'There is news for you.', path: productHome, tag: 'news' };
const toldIn = ({ data }: PushEvent): Told => {
  try {
    return data ? (data.json() as Told) : something;
  } catch {
    return something;
  }
};

/** Of this site and product, whatever the message says. */
const addressOf = (path: unknown): string => {
  const { origin } = self.location;
  const url = URL.canParse(String(path), origin) ? new URL(String(path), origin) : null;
  return url?.origin === origin && isOfProduct(url.pathname) ? url.href : origin + productHome;
};

/** In a window that is open already, or in a new one. */
const openAddress = async (address: string): Promise<void> => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const own = open.find(({ url }) => isOfProduct(new URL(url).pathname));
  if (!own) return void (await self.clients.openWindow(address));
  const focused = await own.focus();
  if (focused.url !== address) await focused.navigate(address).catch(() => self.clients.openWindow(address));
};

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = toldIn(event);
  const shown = { body, tag, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: unknown };
  event.waitUntil(openAddress(addressOf(path)));
});

export {};
