import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { SwitchEndpoint } from '../commands/switch-endpoint.js';
import { decideTry, restAfter } from '../domain/retries.js';
import { holdDue, letGo, nextTurnAt, noteDelivered, noteFailure, type Due } from './due-deliveries.js';
import { HookSender } from './hook-sender.js';
import { takeTurn, turnJob } from './jobs.js';

const byTime = (one: Due, other: Due) => one.createdAt.getTime() - other.createdAt.getTime();

/** After that no further request is begun in a turn. */
const TURN_MS = 10_000;

/** One request at a time for each endpoint, those of a barn beside each other; what is left has a next turn, behind the other barns. */
@WorkerFor(takeTurn)
export class TurnTaker implements JobWorker<{ farmId: string }> {
  constructor(
    private readonly sender: HookSender,
    private readonly barns: BarnDatabase,
    private readonly bus: CommandBus,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async work({ farmId }: { farmId: string }, id: string) {
    const held = await inBarn(this.barns.sql, farmId, (sql) => holdDue(sql, farmId, this.clock.now()));
    const until = performance.now() + TURN_MS;
    const endpoints = [...new Set(held.map(({ endpointId }) => endpointId))];
    await Promise.all(
      endpoints.map((endpointId) =>
        this.tell(farmId, held.filter((due) => due.endpointId === endpointId).toSorted(byTime), until),
      ),
    );
    await this.askForNext(farmId, id);
  }

  /** In order, until one is not taken. */
  private async tell(farmId: string, all: readonly Due[], until: number) {
    let isWell = false;
    for (const [index, due] of all.entries()) {
      const { endpointId } = due;
      if (performance.now() > until)
        return inBarn(this.barns.sql, farmId, (sql) => letGo(sql, farmId, endpointId, all.slice(index)));
      const standing = isWell ? { ...due, failures: 0, failingSince: null } : due;
      isWell = await this.tryOne(farmId, standing);
      if (!isWell) return;
    }
  }

  private async tryOne(farmId: string, due: Due) {
    const { endpointId, messageId, tries, failures, failingSince } = due;
    const answered = await this.sender.send(farmId, due, this.clock.now());
    const now = this.clock.now();
    const outcome = decideTry(answered, { now, tries: tries + 1, failingSince });
    const noted = { endpointId, messageId, answered, now };
    const failure = { ...noted, outcome, restUntil: restAfter(now, failures + 1) };
    await inBarn(this.barns.sql, farmId, async (sql) => {
      await (outcome.kind === 'delivered' ? noteDelivered(sql, farmId, noted) : noteFailure(sql, farmId, failure));
    });
    if (outcome.kind === 'off')
      await this.bus.execute(new SwitchEndpoint({ farmId, actor: SYSTEM }, { endpointId, because: outcome.because }));
    return outcome.kind === 'delivered';
  }

  /** Whoever waits for a moment asks once for it, however many wait. */
  private async askForNext(farmId: string, id: string) {
    const now = this.clock.now();
    const next = await inBarn(this.barns.sql, farmId, (sql) => nextTurnAt(sql, farmId, now));
    if (!next) return;
    const delayMs = next.getTime() - now.getTime();
    if (delayMs <= 0) return this.jobs.add([turnJob(farmId, randomUUID())]);
    const job = turnJob(farmId, `at-${next.getTime()}`, delayMs);
    // The queue would take a job for this one, which is not over yet.
    await this.jobs.add([job.id === id ? turnJob(farmId, `again-${next.getTime()}`, delayMs) : job]);
  }
}
