import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from './in-barn.js';

/** What a read of a barn's log found, in order, and how far it went. */
export interface Found<Change> {
  changes: readonly Change[];
  position: number;
  /** There may be more behind it. */
  cut: boolean;
}
export interface LogFeedParts<Change> {
  platform: Pool;
  barn: Pool;
  /** Reads a barn's log after a position, in that barn's transaction. */
  read(sql: Sql, farmId: string, after: number): Promise<Found<Change>>;
  /** Hears of what failed; the feed itself goes on. */
  report(problem: string, error: unknown): void;
}
interface Listener<Change> {
  position: number;
  hear(changes: readonly Change[], position: number): void;
}
const RETRY_MS = 1000;
type Positioned = { readonly position: number };

/**
 * Tells any number of listeners of one process what is new in their barns' logs: one database connection hears, one read a barn serves
 * all its listeners, each from its own position on.
 */
export class LogFeed<Change extends Positioned> {
  private readonly barns = new Map<string, Set<Listener<Change>>>();
  private readonly reading = new Map<string, Promise<void>>();
  private readonly again = new Set<string>();
  private listening?: Promise<{ unlisten(): Promise<void> }>;

  constructor(private readonly parts: LogFeedParts<Change>) {}

  /** How many listen, in a barn or in all. */
  count(farmId?: string) {
    if (farmId) return this.barns.get(farmId)?.size ?? 0;
    return [...this.barns.values()].reduce((sum, listeners) => sum + listeners.size, 0);
  }

  /** Hears of everything after `position` until the function it answers with is called. */
  async follow(farmId: string, position: number, hear: Listener<Change>['hear']): Promise<() => void> {
    const listener = { position, hear };
    const listeners = this.barns.get(farmId) ?? new Set();
    this.barns.set(farmId, listeners.add(listener));
    const leave = () => {
      listeners.delete(listener);
      if (!listeners.size && this.barns.get(farmId) === listeners) this.barns.delete(farmId);
    };
    try {
      await this.listen();
    } catch (error) {
      leave();
      throw error;
    }
    this.wake(farmId);
    return leave;
  }

  /** Looks at every barn that somebody listens to: what a lost notice left is found. */
  lookAround() {
    for (const farmId of this.barns.keys()) this.wake(farmId);
  }

  async stop() {
    this.barns.clear();
    this.again.clear();
    const listening = await this.listening?.catch(() => undefined);
    await listening?.unlisten().catch(() => undefined);
    await Promise.all(this.reading.values());
  }

  private listen() {
    this.listening ??= this.parts.platform.listen(
      'leadline_events',
      (farmId) => this.wake(farmId),
      () => this.lookAround(),
    );
    this.listening.catch(() => (this.listening = undefined));
    return this.listening;
  }

  /** Sees to it that the barn is read once more after now; one read at a time. */
  private wake(farmId: string) {
    if (!this.barns.has(farmId)) return;
    if (this.reading.has(farmId)) return void this.again.add(farmId);
    const reading = this.readOn(farmId)
      .catch((error: unknown) => {
        this.parts.report(`Reading the log of barn ${farmId} failed`, error);
        setTimeout(() => this.wake(farmId), RETRY_MS).unref();
      })
      .finally(() => {
        this.reading.delete(farmId);
        if (this.again.delete(farmId)) this.wake(farmId);
      });
    this.reading.set(farmId, reading);
  }

  private async readOn(farmId: string) {
    for (let cut = true; cut;) {
      const listeners = this.barns.get(farmId);
      if (!listeners?.size) return;
      const after = Math.min(...[...listeners].map((listener) => listener.position));
      const found = await inBarn(this.parts.barn, farmId, (sql) => this.parts.read(sql, farmId, after));
      for (const listener of listeners) this.tell(listener, found);
      cut = found.cut;
    }
  }

  private tell(listener: Listener<Change>, { changes, position }: Found<Change>) {
    if (position <= listener.position) return;
    const unheard = changes.filter((change) => change.position > listener.position);
    listener.position = position;
    listener.hear(unheard, position);
  }
}
