import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from '../errors/refusal.js';
import type { Outcome } from './thread-work.js';

const MOST_MEGABYTES = 256;

/** Tests run the sources; a thread runs what was built of them. */
const built = (file: string) => file.replace('/backend/src/', '/backend/dist/src/').replace(/\.ts$/, '.js');

/** However many ask, the others' requests keep a core. */
const oneAtATime = pLimit(1);

/**
 * Runs a file that ends with `workOnThread` with an input that can be copied, so that the event loop goes on meanwhile. A refusal is thrown
 * here as it was there.
 */
export const onAThread = <Input, Result>(file: URL, input: Input): Promise<Result> =>
  oneAtATime(
    () =>
      new Promise<Result>((resolve, reject) => {
        const worker = new Worker(new URL(built(file.href)), {
          workerData: input,
          resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
        });
        worker.once('message', (outcome: Outcome<Result>) => {
          if ('result' in outcome) return resolve(outcome.result);
          const { kind, code, message, errors } = outcome.refused;
          reject(new Refusal(kind, code, message, errors));
        });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`The thread of ${file.pathname} ended with ${code}.`)));
      }),
  );
