import type { Pool } from '../database/connect.js';
import { UnrecoverableError } from '../jobs/unrecoverable-error.js';
import { barnsBehind, isBehind } from './checkpoint.js';
import { HandOver, type HandOverParts, type SetAside } from './hand-over.js';
import type { Subscription } from './subscription.js';

export interface DispatcherParts extends HandOverParts {
  platform: Pool;
  /** Asked once, when it is first needed: by then every provider has been made. */
  subscriptions(): readonly Subscription[];
  /** Hears of what failed; the dispatcher itself goes on. */
  report(problem: string, error: unknown): void;
}

const POLL_MS = 2000;
const RETRY_MS = 1000;
const BARNS_AT_ONCE = 3;

/**
 * The event table is the outbox: follows every barn's log for every subscription from its checkpoint on. NOTIFY only wakes it, a slow poll
 * finds what a lost wake left. Any number may run, and be killed anywhere: the checkpoint moves in the transaction of the handling.
 */
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
    while (await isBehind(this.parts.platform, farmId, this.names, position ?? null)) await this.catchUp(farmId);
  }

  /** Handles all there is of one barn, for all subscriptions. */
  async catchUp(farmId: string) {
    for (let behind = this.subscriptions; behind.length;) behind = await this.handOver.step(farmId, behind);
  }

  /** Once more what a subscription could not handle. */
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
}

function distinct(subscriptions: readonly Subscription[]) {
  const names = subscriptions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two subscriptions are called ${twice}.`);
  return subscriptions;
}
