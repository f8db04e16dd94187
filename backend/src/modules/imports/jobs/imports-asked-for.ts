import type { StoredEvent } from '../../../platform/event-store/event.js';
import { EventSubscription, type Subscription } from '../../../platform/event-store/subscription.js';
import { eventJobId } from '../../../platform/jobs/job-type.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { runImport } from './run-import.js';
import { undoImport } from './undo-import.js';

@EventSubscription()
export class ImportsAskedFor implements Subscription {
  readonly name = 'imports';
  readonly types = ['imports.ImportStarted', 'imports.ImportUndoStarted'];

  constructor(private readonly jobs: Jobs) {}

  handle(events: readonly StoredEvent[]) {
    return this.jobs.add(
      events.map(({ farmId, position, type: event, data }) => {
        const type = event === 'imports.ImportStarted' ? runImport : undoImport;
        const { importId } = data as { importId: string };
        return { type, id: eventJobId(farmId, position, type.name), data: { farmId, importId } };
      }),
    );
  }
}
