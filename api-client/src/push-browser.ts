import type { ActionReply, Input, Reply } from './contract';
import { post } from './post';

export type PushDevices = Reply<'push_devices/index'>;
export type PushDevice = PushDevices['devices'][number];

/**
 * What this browser can do. `install`: an iPhone tells only what was put on its home screen · `blocked`: its owner has said no, which the
 * browser alone takes back.
 */
export type PushState =
  | { readonly kind: 'unsupported' | 'install' | 'blocked' | 'off' }
  | { readonly kind: 'on'; readonly device: PushDevice };

/** Where it cannot be switched on: why, and what to do. */
export const pushCannot = {
  unsupported: 'This browser shows no notifications. Everything comes by mail all the same.',
  install:
    'On an iPhone or iPad, Leadline has to be on the Home Screen first: tap Share, then Add to Home Screen, and open it from there.',
  blocked:
    'This browser blocks notifications of Leadline. Allow them in its settings for this site, then come back here.',
} as const satisfies Readonly<Record<'unsupported' | 'install' | 'blocked', string>>;

/** What became of a test. */
export const pushTested = {
  taken: 'Sent. It appears on this device in a moment.',
  gone: 'This device is not reached any more. Switch notifications on again.',
  refused: 'The notification service of this browser refused it. Switch notifications off and on again.',
  later: 'The notification service of this browser does not answer now. Try again later.',
} as const satisfies Readonly<Record<ActionReply<'push_devices/test'>['outcome'], string>>;

/** `Safari on iPhone`: enough to tell one's own devices apart. */
export const deviceName = (agent: string): string => {
  const named = (names: readonly (readonly [RegExp, string])[], other: string): string =>
    names.find(([pattern]) => pattern.test(agent))?.[1] ?? other;
  const browser = named(
    [
      [/EdgA?\//, 'Edge'],
      [/SamsungBrowser/, 'Samsung Internet'],
      [/Firefox|FxiOS/, 'Firefox'],
      [/Chrome|CriOS/, 'Chrome'],
      [/Safari/, 'Safari'],
    ],
    'Browser',
  );
  const system = named(
    [
      [/iPhone/, 'iPhone'],
      [/iPad/, 'iPad'],
      [/Android/, 'Android'],
      [/Windows/, 'Windows'],
      [/Mac OS/, 'Mac'],
      [/CrOS/, 'Chromebook'],
      [/Linux/, 'Linux'],
    ],
    'a device',
  );
  return `${browser} on ${system}`;
};

const isInstallable = (): boolean => {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return /iPhone|iPad/.test(navigator.userAgent) || isTouchMac;
};

/** The one of these screens; undefined where there is none, as while developing. */
const registration = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const fingerprint = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest))).replace(
    /[+/=]/g,
    (letter) => ({ '+': '-', '/': '_' })[letter] ?? '',
  );
};

/** On only where the browser and the barn's server both know of it. */
export const pushState = async (devices: readonly PushDevice[]): Promise<PushState> => {
  if (!canPush()) return { kind: isInstallable() ? 'install' : 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'blocked' };
  const worker = await registration();
  if (!worker) return { kind: 'unsupported' };
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return { kind: 'off' };
  const own = await fingerprint(subscription.endpoint);
  const device = devices.find(({ endpoint_hash }) => endpoint_hash === own);
  return device ? { kind: 'on', device } : { kind: 'off' };
};

/** One that was made for another server, or with its former key, is of no use. */
const subscribe = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> => {
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** After a tap alone: browsers ask then, and only then. False where its owner says no. */
export const switchPushOn = async (publicKey: string): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (!worker) return false;
  const { endpoint, keys = {} } = (await subscribe(worker, publicKey)).toJSON();
  const label = deviceName(navigator.userAgent);
  const device = { endpoint, p256dh: keys.p256dh, auth: keys.auth, label };
  await post('push_devices/add', device as Input<'push_devices/add'>);
  return true;
};

export const switchPushOff = async ({ device_id }: PushDevice): Promise<void> => {
  await post('push_devices/remove', { device_id });
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
};

const PATIENCE_MS = 3000;

const leave = async ({ pushManager }: ServiceWorkerRegistration, token: string): Promise<void> => {
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = { method: 'POST', headers, body: JSON.stringify({ endpoint }), keepalive: true, signal };
  // Without signal the browser forgets it alone, and its push service tells the server so.
  await fetch(`${location.origin}/api/push_devices/leave`, sent).catch(() => undefined);
  await subscription.unsubscribe();
};

/** Whoever signs out is told nothing here any more, in either product. With the token that was just put away. */
export const leavePush = async (token: string | null): Promise<void> => {
  if (!token || !canPush() || Notification.permission !== 'granted') return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(workers.map((worker) => leave(worker, token)));
};
