import { busy } from '../errors/refusal.js';

export interface Shares {
  /** In all, for one key, and for one while others come, too. */
  total?: number;
  each?: number;
  eachAmongOthers?: number;
  /** After so long in the line, `busy`. */
  patienceMs: number;
}

interface Waiting {
  enter(): void;
}

/** Whoever came so lately may come again at any moment. */
const PRESENT_MS = 1000;

/** Shares out places in turn: whoever asks for many has a line of its own, and delays nobody but itself. */
export class FairShares {
  private taken = 0;
  private readonly held = new Map<string, number>();
  /** In the order in which their turn comes. */
  private readonly lines = new Map<string, Set<Waiting>>();
  /** When each came last, the latest at the end. */
  private readonly came = new Map<string, number>();

  constructor(private readonly shares: Shares) {}

  /** Resolves when there is a place, with what gives it back. */
  async enter(key: string): Promise<() => void> {
    this.came.delete(key);
    this.came.set(key, performance.now());
    if (!this.mayEnter(key) || this.lines.has(key)) await this.wait(key);
    else this.take(key);
    return () => this.leave(key);
  }

  private mayEnter(key: string) {
    const { total = Infinity, each = Infinity, eachAmongOthers = each } = this.shares;
    return this.taken < total && (this.held.get(key) ?? 0) < (this.isAlone(key) ? each : eachAmongOthers);
  }

  private isAlone(key: string) {
    const since = performance.now() - PRESENT_MS;
    for (const [one, at] of this.came) {
      if (at >= since) break;
      this.came.delete(one);
    }
    return this.came.size - Number(this.came.has(key)) === 0;
  }

  private take(key: string) {
    this.taken += 1;
    this.held.set(key, (this.held.get(key) ?? 0) + 1);
  }

  private leave(key: string) {
    this.taken -= 1;
    const left = (this.held.get(key) ?? 0) - 1;
    if (left) this.held.set(key, left);
    else this.held.delete(key);
    this.letIn();
  }

  private wait(key: string) {
    return new Promise<void>((resolve, reject) => {
      const line = this.lines.get(key) ?? new Set();
      this.lines.set(key, line);
      const impatient = setTimeout(() => {
        this.withdraw(key, waiting);
        reject(busy());
      }, this.shares.patienceMs);
      const waiting = {
        enter: () => {
          clearTimeout(impatient);
          this.take(key);
          resolve();
        },
      };
      line.add(waiting);
      // The others may have gone meanwhile.
      this.letIn();
    });
  }

  private withdraw(key: string, waiting: Waiting) {
    const line = this.lines.get(key);
    line?.delete(waiting);
    if (!line?.size) this.lines.delete(key);
  }

  private letIn() {
    while (this.letFirstIn());
  }

  /** The first of the next line that may; its line goes to the end. */
  private letFirstIn() {
    for (const [key, line] of this.lines) {
      const [first] = line;
      if (!first || !this.mayEnter(key)) continue;
      this.withdraw(key, first);
      if (this.lines.delete(key)) this.lines.set(key, line);
      first.enter();
      return true;
    }
    return false;
  }
}
