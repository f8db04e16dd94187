import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModernFakeTimers } from '@jest/fake-timers';
import circus from 'jest-circus/runner';
import { ModuleMocker } from 'jest-mock';
import { endAll } from './at-end.mjs';

const require = createRequire(import.meta.url);

/** What Jest's circus asks of the place where tests run, answered by Node itself. */
const node = {
  // Anew for each file, with the file's own hooks and listeners.
  requireInternalModule: (file) => {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(file);
  },
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
