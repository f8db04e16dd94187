/** Named by a variable: what a worker knows of is not what a page knows of. */
const worker: string = '../../../service-worker/service-worker';

type Heard = Record<string, (event: object) => void>;

/** What a browser has for a service worker, as far as ours uses it. */
const aBrowser = () => {
  const kept = new Map<string, Map<string, string>>();
  const server = new Map<string, string>();
  let isAway = false;
  const pathOf = (asked: string | Request) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);
  const fetched = (asked: string | Request) => {
    const body = server.get(pathOf(asked));
    if (isAway) return Promise.reject(new TypeError('no signal'));
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  };
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? kept.set(name, new Map()).get(name) ?? new Map<string, string>();
    return {
      match: (path: string) => {
        const body = files.get(path);
        return Promise.resolve(body === undefined ? undefined : new Response(body));
      },
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
      addAll: async (requests: Request[]) => {
        for (const request of requests) {
          const response = await fetched(request);
          if (!response.ok) throw new TypeError('a file is missing');
          files.set(pathOf(request), await response.text());
        }
      },
    };
  };
  return {
    kept,
    server,
    away: (is = true) => void (isAway = is),
    fetch: fetched,
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    },
  };
};

const ORIGIN = 'https://barn.test';
/** Node's requests take no relative addresses. */
class SiteRequest extends Request {
  constructor(path: string | URL, options?: RequestInit) {
    super(new URL(path, ORIGIN), options);
  }
}

type Browser = ReturnType<typeof aBrowser>;

const release = ({ server }: Browser, build: string) => {
  server.clear();
  server.set('/admin/', `<script src="/admin/assets/entry-${build}.js">`);
  server.set(`/admin/assets/entry-${build}.js`, `entry ${build}`);
  server.set(`/admin/assets/sheet-${build}.js`, `sheet ${build}`);
};

/** The worker of a build, installed and active. */
const aWorker = async (browser: Browser, build: string) => {
  const heard: Heard = {};
  Object.assign(globalThis, {
    __BUILD__: build,
    __SHELL__: [`/admin/assets/entry-${build}.js`, `/admin/assets/sheet-${build}.js`],
    __ENTRY__: `assets/entry-${build}.js`,
    self: {
      location: { origin: ORIGIN },
      addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
      skipWaiting: () => Promise.resolve(),
      clients: { claim: () => Promise.resolve() },
    },
    caches: browser.caches,
    fetch: browser.fetch,
    Request: SiteRequest,
  });
  jest.resetModules();
  await import(worker);
  const settle = async (name: string) => {
    const waits: Promise<unknown>[] = [];
    heard[name]?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  const ask = async (path: string, { method = 'GET', mode = 'cors' } = {}) => {
    let answer: Promise<Response> | undefined;
    const request = { url: ORIGIN + path, method, mode };
    heard['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await answer).text();
  };
  return { install: () => settle('install'), activate: () => settle('activate'), ask };
};

const installed = async (browser: Browser, build: string) => {
  const worker = await aWorker(browser, build);
  await worker.install();
  await worker.activate();
  return worker;
};

describe('the staff screens’ service worker', () => {
  const globals = { Request, fetch };
  afterEach(() => Object.assign(globalThis, globals));

  it('opens any staff address without signal, with the files of the same build', async () => {
    const browser = aBrowser();
    release(browser, 'one');
    const { ask } = await installed(browser, 'one');
    browser.away();
    expect(await ask('/admin/daysheet?date=2026-11-24', { mode: 'navigate' })).toContain('entry-one');
    expect(await ask('/admin/assets/sheet-one.js')).toBe('sheet one');
  });

  it('keeps out of the way of every call, whoever makes it', async () => {
    const browser = aBrowser();
    release(browser, 'one');
    const { ask } = await installed(browser, 'one');
    expect(await ask('/api/lessons/index?dbday=2026-11-24')).toBeUndefined();
    expect(await ask('/admin/assets/sheet-one.js', { method: 'POST' })).toBeUndefined();
    expect(
      [...browser.kept.values()].flatMap((files) => [...files.keys()]).some((path) => path.startsWith('/api')),
    ).toBe(false);
  });

  it('of a new release replaces page and files together, and leaves the open page its own', async () => {
    const browser = aBrowser();
    release(browser, 'one');
    const old = await installed(browser, 'one');
    release(browser, 'two');
    // With signal the page is the server's, and its files are not mixed with ours.
    expect(await old.ask('/admin/', { mode: 'navigate' })).toContain('entry-two');
    expect(await old.ask('/admin/assets/entry-two.js')).toBe('entry two');
    const fresh = await installed(browser, 'two');
    browser.away();
    expect(await fresh.ask('/admin/', { mode: 'navigate' })).toContain('entry-two');
    expect(await fresh.ask('/admin/assets/sheet-two.js')).toBe('sheet two');
    expect(await fresh.ask('/admin/assets/sheet-one.js')).toBe('sheet one');
    browser.away(false);
    release(browser, 'three');
    await installed(browser, 'three');
    expect([...browser.kept.keys()]).toEqual(['leadline-staff-two', 'leadline-staff-three']);
  });

  it('is not installed where the server has another build by now', async () => {
    const browser = aBrowser();
    release(browser, 'one');
    const one = await installed(browser, 'one');
    const late = await aWorker(browser, 'two');
    release(browser, 'three');
    await expect(late.install()).rejects.toThrow('another build');
    browser.away();
    expect(await one.ask('/admin/', { mode: 'navigate' })).toContain('entry-one');
  });
});
