/** Named by a variable: what a worker knows of is not what a page knows of. */
const worker: string = '../../../../api-client/service-worker/push';

const ORIGIN = 'https://barn.test';
type Heard = Record<string, (event: object) => void>;

/** The worker of a product with these windows open. */
const aWorker = async (scope: '/' | '/admin/', ...open: string[]) => {
  const heard: Heard = {};
  const shown: { title: string; options: { body: string; tag: string; data: { path: unknown } } }[] = [];
  const went: string[] = [];
  const windows = open.map((path) => {
    const window = {
      url: ORIGIN + path,
      focus: () => Promise.resolve(window),
      navigate: (url: string) => Promise.resolve(went.push(`${path} to ${url.replace(ORIGIN, '')}`)),
    };
    return window;
  });
  Object.assign(globalThis, {
    self: {
      location: { origin: ORIGIN },
      registration: {
        scope: ORIGIN + scope,
        showNotification: (title: string, options: (typeof shown)[number]['options']) =>
          Promise.resolve(shown.push({ title, options })),
      },
      clients: {
        matchAll: () => Promise.resolve(windows),
        openWindow: (url: string) => Promise.resolve(went.push(`new ${url.replace(ORIGIN, '')}`)),
      },
      addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
    },
  });
  jest.resetModules();
  await import(worker);
  const hear = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    heard[name]?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  const tap = async (path: unknown) => {
    await hear('notificationclick', { notification: { close: () => undefined, data: { path } } });
    return went;
  };
  return { shown, tap, push: (data: object | null) => hear('push', { data }) };
};

describe('a service worker that is told', () => {
  const globals = { self: globalThis.self };
  afterEach(() => Object.assign(globalThis, globals));

  it('shows what the server wrote, the newer in the place of the older', async () => {
    const { push, shown } = await aWorker('/');
    const told = { title: 'Maple Hill', body: 'Moved: Anna, Tue 24 Nov, 16:00', path: '/clienthome/a', tag: 't1' };
    await push({ json: () => told });
    const { body, tag, path } = told;
    expect(shown).toEqual([{ title: 'Maple Hill', options: { body, tag, icon: '/icon-192.png', data: { path } } }]);
  });

  it('shows something where it cannot be read, because a browser would', async () => {
    const { push, shown } = await aWorker('/admin/');
    await push({ json: () => JSON.parse('no JSON') as object });
    await push(null);
    expect(shown.map(({ title, options }) => [title, options.data.path])).toEqual([
      ['Leadline', '/admin/'],
      ['Leadline', '/admin/'],
    ]);
  });

  it('opens the page in a window of its product, else in a new one', async () => {
    const { tap } = await aWorker('/', '/admin/daysheet', '/clienthome/a/account');
    expect(await tap('/clienthome/a')).toEqual(['/clienthome/a/account to /clienthome/a']);
    const none = await aWorker('/', '/admin/daysheet');
    expect(await none.tap('/clienthome/a')).toEqual(['new /clienthome/a']);
    const staff = await aWorker('/admin/', '/clienthome/a', '/admin/daysheet');
    expect(await staff.tap('/admin/staffhome/m/schedule')).toEqual(['/admin/daysheet to /admin/staffhome/m/schedule']);
  });

  it('leaves a window where it is, if it shows the page already', async () => {
    const { tap } = await aWorker('/', '/clienthome/a');
    expect(await tap('/clienthome/a')).toEqual([]);
  });

  it.each(['https://evil.example/a', '//evil.example', '/admin/daysheet', 'javascript:alert(1)', null, 'http://['])(
    'opens nothing but pages of its product: %p',
    async (path) => {
      const { tap } = await aWorker('/');
      const [went] = await tap(path);
      expect(went).toMatch(/^new \/(null)?$/);
    },
  );
});

export {};
