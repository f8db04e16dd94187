import { Worker } from 'jest-worker';
import pLimit from 'p-limit';

const typescript = new URL('typescript.mjs', import.meta.url).href;
const workers = (count) =>
  new Worker(new URL('worker.mjs', import.meta.url), {
    exposedMethods: ['runFile'],
    numWorkers: count,
    // What files share is stopped then, as slowly as a busy machine does.
    workerGracefulExitTimeout: 60_000,
    forkOptions: { stdio: 'inherit', execArgv: ['--enable-source-maps', '--import', typescript] },
  });

/**
 * A Jest runner of few processes, each of which loads the built application once and then runs file after file, in the Node that
 * runs the product: Jest's own loads it anew for every file. Beside them, one after another, run the `*.alone.*` files, each in a
 * process to itself: most of them start processes of their own, and wait.
 */
export default class LoadedOnce {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const alone = tests.filter(({ path }) => path.includes('.alone.'));
    const together = tests.filter((test) => !alone.includes(test));
    const run = async (test, pool) => {
      await onStart(test);
      try {
        onResult(test, await pool.runFile(this.globalConfig, test.context.config, test.path));
      } catch (error) {
        onFailure(test, error);
      }
    };
    const many = Math.min(this.globalConfig.maxWorkers, together.length);
    await Promise.all([this.runTogether(together, many, run), this.runAlone(alone, run)]);
  }

  async runTogether(tests, many, run) {
    if (!many) return;
    const pool = workers(many);
    const inTurn = pLimit(many);
    await Promise.all(tests.map((test) => inTurn(run, test, pool)));
    await pool.end();
  }

  async runAlone(tests, run) {
    for (const test of tests) {
      const pool = workers(1);
      await run(test, pool);
      await pool.end();
    }
  }
}
