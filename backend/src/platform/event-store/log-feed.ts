import type { Pool, Sql } from '../database/connect.js';
import { inBarn } from './in-barn.js';

export interface Found<Change> {
  changes: readonly Change[];
  position: number;
  /** The read stopped at its limit; more may follow. */
  cut: boolean;
}
export interface LogFeedParts<Change> {
  platform: Pool;
  barn: Pool;
  read(sql: Sql, farmId: string, after: number): Promise<Found<Change>>;
  report(problem: string, error: unknown): void;
}
interface Listener<Change> {
  position: number;
  hear(changes: readonly Change[], position: number): void;
}
const RETRY_MS = 1000;
/** A barn's log is read at once when it was quiet, and then at most so often: a busy barn's writers keep their processor. */
const PACE_MS = 100;
type Positioned = { readonly position: number };

/** One LISTEN connection per process, and one read per barn serves all listeners, each from its own position. */
export class LogFeed<Change extends Positioned> {
  private readonly barns = new Map<string, Set<Listener<Change>>>();
  private readonly reading = new Map<string, Promise<void>>();
  private readonly again = new Set<string>();
  private listening?: Promise<{ unlisten(): Promise<void> }>;

  constructor(private readonly parts: LogFeedParts<Change>) {}

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

  private wake(farmId: string) {
    if (!this.barns.has(farmId)) return;
    if (this.reading.has(farmId)) return void this.again.add(farmId);
    const reading = this.readOn(farmId)
      .catch((error: unknown) => {
        this.parts.report(`Reading the log of barn ${farmId} failed`, error);
        setTimeout(() => this.wake(farmId), RETRY_MS).unref();
      })
      .finally(() => this.rest(farmId));
    this.reading.set(farmId, reading);
  }

  /** Whoever wakes a barn that rests is heard when it has rested. */
  private rest(farmId: string) {
    this.reading.set(farmId, Promise.resolve());
    setTimeout(() => {
      this.reading.delete(farmId);
      if (this.again.delete(farmId)) this.wake(farmId);
    }, PACE_MS).unref();
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
