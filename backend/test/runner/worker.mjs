import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { endAll } from './at-end.mjs';

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks');

/**
 * Whose turn it is, in place of Node's AsyncLocalStorage: tests run one at a time here. Until Node 24 each of those follows every promise
 * of the application from its first use on, and circus makes one for each file: after a hundred files that took a third of all time.
 */
class Turn {
  async run(store, work) {
    const before = this.store;
    this.store = store;
    try {
      return await work();
    } finally {
      this.store = before;
    }
  }

  getStore() {
    return this.store;
  }
}

/** Loads it anew, with the file's own hooks and listeners. */
function loadAnew(file) {
  delete require.cache[file];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  // From Node 22 on a getter, which takes no other value.
  const own = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: Turn, configurable: true, enumerable: true });
  try {
    return require(file);
  } finally {
    Object.defineProperty(asyncHooks, 'AsyncLocalStorage', own);
  }
}

/** What Jest's circus asks of the place where tests run, answered by Node itself. */
const node = {
  requireInternalModule: loadAnew,
  requireModule: require,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file) => import(pathToFileURL(file).href),
  setGlobalsForRuntime: () => {},
  enterTestCode: () => {},
  leaveTestCode: () => {},
};

const mocks = new ModuleMocker(globalThis);

/** The little of Jest's object that tests here use. */
function provideJest(config) {
  const timers = new ModernFakeTimers({ config, global: globalThis });
  globalThis.jest = {
    fn: mocks.fn.bind(mocks),
    spyOn: mocks.spyOn.bind(mocks),
    useFakeTimers: (choice) => timers.useFakeTimers(choice),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  };
}

export async function runFile(globalConfig, config, file) {
  provideJest(config);
  const start = Date.now();
  const result = await circus.default(globalConfig, config, { global: globalThis }, node, file);
  const end = Date.now();
  return { ...result, perfStats: { ...result.perfStats, start, end, runtime: end - start } };
}

export const teardown = endAll;
