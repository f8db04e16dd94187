import { eventJobId, jobType, type Job } from '../jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../jobs/job-worker.decorator.js';
import { Dispatcher } from './dispatcher.js';
import type { SetAside } from './hand-over.js';

/** Retried for 15 seconds, then on the list of failed jobs. */
export const handleSetAside = jobType<SetAside>('events.handleSetAside', { attempts: 5 });

export const setAsideJob = (data: SetAside): Job<SetAside> => ({
  type: handleSetAside,
  id: `${eventJobId(data.farmId, data.from, data.subscription)}-set-aside`,
  data,
});

@WorkerFor(handleSetAside)
export class SetAsideHandler implements JobWorker<SetAside> {
  constructor(private readonly dispatcher: Dispatcher) {}

  work(events: SetAside) {
    return this.dispatcher.handleAgain(events);
  }
}
