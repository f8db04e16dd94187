import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../errors/refusal.js';

export type Outcome<Result> = { result: Result } | { refused: Pick<Refusal, 'kind' | 'code' | 'message' | 'errors'> };

/** What a thread does with what it was given; see `onAThread`. */
export function workOnThread<Input, Result>(work: (input: Input) => Result) {
  const tell = (outcome: Outcome<Result>) => parentPort?.postMessage(outcome);
  try {
    tell({ result: work(workerData as Input) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { kind, code, message, errors } = error;
    tell({ refused: { kind, code, message, errors } });
  }
}
