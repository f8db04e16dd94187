import pLimit from 'p-limit';
import type { Pool } from '../database/connect.js';
import { UnrecoverableError } from '../jobs/unrecoverable-error.js';
import { barnsBehind, furthestBehind, isBehind, nextAfter } from './checkpoint.js';
import { inBarn } from './in-barn.js';
import { HandOver, type HandOverParts, type SetAside } from './hand-over.js';
import type { Subscription } from './subscription.js';

export interface DispatcherParts extends HandOverParts {
  platform: Pool;
  subscriptions(): readonly Subscription[];
  report(problem: string, error: unknown): void;
  pollMs?: number;
}

const POLL_MS = 2000;
const RETRY_MS = 1000;
const BARNS_AT_ONCE = 3;

/** The event table is the outbox. NOTIFY only wakes; a slow poll covers lost ones. The checkpoint commits with the handling. */
export class Dispatcher {
  private readonly waiting = new Set<string>();
  private readonly active = new Map<string, Promise<void>>();
  private readonly handOver: HandOver;
  private listening?: { unlisten(): Promise<void> };
  private poll?: NodeJS.Timeout;
  private stopped = true;
  private known?: readonly Subscription[];

  constructor(private readonly parts: DispatcherParts) {
    this.handOver = new HandOver(parts);
  }

  private get subscriptions() {
    return (this.known ??= distinct(this.parts.subscriptions()));
  }
  private get names() {
    return this.subscriptions.map(({ name }) => name);
  }

  async start() {
    this.stopped = this.subscriptions.length === 0;
    this.poll = setInterval(() => void this.lookAround(), this.parts.pollMs ?? POLL_MS);
    this.listening = await this.parts.platform.listen(
      'leadline_events',
      (farmId) => this.wake(farmId),
      () => void this.lookAround(),
    );
  }

  async stop() {
    this.stopped = true;
    clearInterval(this.poll);
    this.waiting.clear();
    await this.listening?.unlisten().catch(() => undefined);
    await Promise.all(this.active.values());
  }

  async untilProcessed(farmId: string, position?: number) {
    while (await isBehind(this.parts.platform, farmId, this.names, position ?? null)) await this.catchUp(farmId);
  }

  async catchUp(farmId: string) {
    for (let behind = this.subscriptions; behind.length;) behind = await this.handOver.step(farmId, behind);
  }

  /** How many barns are behind, and since when those that are furthest have been. */
  async lags(limit: number) {
    const behind = await furthestBehind(this.parts.platform, this.names);
    const furthest = await pLimit(BARNS_AT_ONCE).map(behind.slice(0, limit), async ({ farmId, position }) => {
      const [next] = await inBarn(this.parts.barn, farmId, async (sql) => nextAfter(sql, farmId, position));
      return next ? [{ farmId, since: next.occurred_at }] : [];
    });
    return { barns: behind.length, furthest: furthest.flat() };
  }

  async handleAgain(events: SetAside) {
    const subscription = this.subscriptions.find(({ name }) => name === events.subscription);
    if (!subscription) throw new UnrecoverableError(`There is no subscription ${events.subscription} any more.`);
    await this.handOver.again(events, subscription);
  }

  private async lookAround() {
    try {
      for (const farmId of await barnsBehind(this.parts.platform, this.names)) this.wake(farmId);
    } catch (error) {
      if (!this.stopped) this.parts.report('Looking for new events failed', error);
    }
  }

  /** At most one run per barn at a time, and one more if woken meanwhile. */
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
}

function distinct(subscriptions: readonly Subscription[]) {
  const names = subscriptions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two subscriptions are called ${twice}.`);
  return subscriptions;
}
