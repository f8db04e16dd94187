import type { Pool } from '../database/connect.js';
import { inBarn } from './in-barn.js';
import { advanceTo, barnsBehind, takeNext, type EventRow } from './checkpoint.js';
import { upcast, type AnyCatalogue, type StoredEvent } from './event.js';
import type { Subscription } from './subscription.js';

export interface DispatcherParts {
  platform: Pool;
  barn: Pool;
  catalogue: AnyCatalogue;
  /** Asked once, when it is first needed: by then every provider has been made. */
  subscriptions(): readonly Subscription[];
  /** Hears of what failed; the dispatcher itself goes on. */
  report(problem: string, error: unknown): void;
}

const BATCH = 500;
const POLL_MS = 2000;
const RETRY_MS = 1000;
const BARNS_AT_ONCE = 3;

/**
 * The event table is the outbox. EventSubscription every barn's log for every subscription from its checkpoint on; NOTIFY only wakes it, a
 * slow poll finds what a lost wake left. Any number may run, and be killed anywhere: the checkpoint moves in the transaction of
 * the handling.
 */
export class Dispatcher {
  private readonly waiting = new Set<string>();
  private readonly active = new Map<string, Promise<void>>();
  private listening?: { unlisten(): Promise<void> };
  private poll?: NodeJS.Timeout;
  private stopped = true;
  private known?: readonly Subscription[];

  constructor(private readonly parts: DispatcherParts) {}

  private get subscriptions() {
    return (this.known ??= distinct(this.parts.subscriptions()));
  }

  async start() {
    this.stopped = this.subscriptions.length === 0;
    this.poll = setInterval(() => void this.lookAround(), POLL_MS);
    this.listening = await this.parts.platform.listen(
      'leadline_events',
      (farmId) => this.wake(farmId),
      () => void this.lookAround(),
    );
  }

  /** Hands nothing new out and resolves when what is being handled is done. */
  async stop() {
    this.stopped = true;
    clearInterval(this.poll);
    this.waiting.clear();
    await this.listening?.unlisten().catch(() => undefined);
    await Promise.all(this.active.values());
  }

  /** Resolves when every subscription has handled the barn's log up to a position; its present end unless told. For tests. */
  async untilProcessed(farmId: string, position?: number) {
    const names = this.subscriptions.map(({ name }) => name);
    for (;;) {
      const [row] = await this.parts.platform<{ behind: boolean }[]>`
        select exists (select from unnest(${names}::text[]) as s(name) left join subscription_checkpoint c on c.farm_id = clock.farm_id and c.subscription = s.name
          where coalesce(c.position, 0) < ${position ?? null}::bigint or (${position ?? null}::bigint is null and coalesce(c.position, 0) < clock.position)) as behind
        from farm_clock clock where farm_id = ${farmId}`;
      if (!row?.behind) return;
      await this.catchUp(farmId);
    }
  }

  /** Handles all there is of one barn, for all subscriptions. */
  async catchUp(farmId: string) {
    for (const subscription of this.subscriptions) while (await this.advance(farmId, subscription));
  }

  private async lookAround() {
    try {
      for (const farmId of await barnsBehind(
        this.parts.platform,
        this.subscriptions.map(({ name }) => name),
      ))
        this.wake(farmId);
    } catch (error) {
      if (!this.stopped) this.parts.report('Looking for new events failed', error);
    }
  }

  /** Sees to it that the barn is looked at once more after now, by at most one of us at a time. */
  private wake(farmId: string) {
    if (this.stopped) return;
    this.waiting.add(farmId);
    this.next();
  }

  private next() {
    for (const farmId of this.waiting) {
      if (this.stopped || this.active.size >= BARNS_AT_ONCE) return;
      if (this.active.has(farmId)) continue;
      this.waiting.delete(farmId);
      this.active.set(farmId, this.follow(farmId));
    }
  }

  private async follow(farmId: string) {
    try {
      await this.catchUp(farmId);
    } catch (error) {
      this.parts.report(`Following the log of barn ${farmId} failed`, error);
      setTimeout(() => this.wake(farmId), RETRY_MS).unref();
    } finally {
      this.active.delete(farmId);
      this.next();
    }
  }

  /** Hands the next events to one subscription and moves its checkpoint. Says whether there may be more. */
  private advance(farmId: string, subscription: Subscription): Promise<boolean> {
    return inBarn(this.parts.barn, farmId, async (sql) => {
      for (let limit = BATCH; ; limit *= 2) {
        const { taken, rows, end } = await takeNext(sql, farmId, subscription, limit);
        if (taken) return false;
        const cut = rows.length === limit;
        const whole = cut ? withoutLastCommand(rows) : rows;
        if (cut && whole.length === 0) continue;
        if (whole.length)
          await subscription.handle(
            whole.map((row) => this.stored(farmId, row)),
            sql,
          );
        const last = whole.at(-1)?.position ?? 0;
        await advanceTo(sql, farmId, subscription.name, cut ? last : Math.max(end, last));
        return cut;
      }
    });
  }

  private stored(farmId: string, row: EventRow): StoredEvent {
    const { position, stream, version, type, metadata, occurred_at: occurredAt } = row;
    return {
      farmId,
      position,
      stream,
      version,
      type,
      metadata: metadata as StoredEvent['metadata'],
      occurredAt,
      data: upcast(this.parts.catalogue, type, row.schema_version, row.data),
    };
  }
}

/** A batch may end in the middle of a command's events; handlers get commands whole. */
const withoutLastCommand = (rows: readonly EventRow[]) => {
  const last = rows.at(-1)?.metadata.commandId;
  return rows.filter((row) => row.metadata.commandId !== last);
};

function distinct(subscriptions: readonly Subscription[]) {
  const names = subscriptions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two subscriptions are called ${twice}.`);
  return subscriptions;
}
