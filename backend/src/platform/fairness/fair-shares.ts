import { busy } from '../errors/refusal.js';

export interface Shares {
  total?: number;
  each?: number;
  eachAmongOthers?: number;
  /** Milliseconds in the queue before `busy` is thrown. */
  patienceMs: number;
}

interface Waiting {
  enter(): void;
}

const PRESENT_MS = 1000;

/** Gives out places in turn by key: a key with many requests delays only itself. */
export class FairShares {
  private taken = 0;
  private readonly held = new Map<string, number>();
  private readonly lines = new Map<string, Set<Waiting>>();
  private readonly came = new Map<string, number>();

  constructor(private readonly shares: Shares) {}

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
