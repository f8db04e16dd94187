import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { forgetExports } from './clear-exports.js';
import { runExport } from './run-export.js';

/** Whoever is erased is in archives of before, which are removed. */
@EventSubscription()
export class ExportsAskedFor implements Subscription {
  readonly name = 'exports';
  readonly types = ['exports.ExportStarted', 'people.PeopleErased'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position, type: event, data, occurredAt }) => {
        if (event === 'people.PeopleErased') {
          const before = occurredAt.toISOString();
          return {
            type: forgetExports,
            id: eventJobId(farmId, position, forgetExports.name),
            data: { farmId, before },
          };
        }
        const { exportId } = data as { exportId: string };
        return { type: runExport, id: eventJobId(farmId, position, runExport.name), data: { farmId, exportId } };
      }),
    );
  }
}
