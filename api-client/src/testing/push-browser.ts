type Permission = 'default' | 'granted' | 'denied';

/** What a browser has for push, as far as ours uses it; `says` is what its owner answers when asked. */
export const browserThatPushes = (begin: { permission?: Permission; says?: Permission } = {}) => {
  const { permission = 'default', says = 'granted' } = begin;
  const asked: string[] = [];
  let endpoint: string | null = null;
  const subscription = () => ({
    endpoint,
    unsubscribe: () => {
      asked.push('unsubscribe');
      endpoint = null;
      return Promise.resolve(true);
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
  });
  const worker = {
    pushManager: {
      getSubscription: () => Promise.resolve(endpoint ? subscription() : null),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push(`subscribe ${applicationServerKey}`);
        endpoint = 'https://push.service.com/own';
        return Promise.resolve(subscription());
      },
    },
  };
  const notifications = {
    permission,
    requestPermission: () => {
      asked.push('permission');
      notifications.permission = says;
      return Promise.resolve(says);
    },
  };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(worker),
    getRegistrations: () => Promise.resolve([worker]),
    addEventListener: () => undefined,
    register: () => Promise.resolve(worker),
  };
  /** As the server lists it. */
  const device = {
    device_id: 'd-own',
    label: 'Safari on iPhone',
    endpoint_hash: 'own-hash',
    is_failing: 0,
    created_at: '2026-11-20 12:00:00',
    last_told_at: null,
  };
  const digest = () => Promise.resolve(Uint8Array.from(atob('own+hash'), (letter) => letter.charCodeAt(0)).buffer);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
  Object.assign(globalThis, { PushManager: class {}, Notification: notifications });
  return {
    asked,
    device,
    subscribed: () => void (endpoint = 'https://push.service.com/own'),
    /** As other tests have it. */
    put: () => {
      for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(crypto, 'subtle');
    },
  };
};
