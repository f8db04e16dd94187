import { busy } from '../errors/refusal.js';

export interface Shares {
  /** In all, and for one key. */
  total?: number;
  each?: number;
  /** After so long in the line, `busy`. */
  patienceMs: number;
}

interface Waiting {
  enter(): void;
}

/** Shares out places in turn: whoever asks for many has a line of its own, and delays nobody but itself. */
export class FairShares {
  private taken = 0;
  private readonly held = new Map<string, number>();
  /** In the order in which their turn comes. */
  private readonly lines = new Map<string, Set<Waiting>>();

  constructor(private readonly shares: Shares) {}

  /** Resolves when there is a place, with what gives it back. */
  async enter(key: string): Promise<() => void> {
    if (!this.mayEnter(key) || this.lines.has(key)) await this.wait(key);
    else this.take(key);
    return () => this.leave(key);
  }

  private mayEnter(key: string) {
    const { total = Infinity, each = Infinity } = this.shares;
    return this.taken < total && (this.held.get(key) ?? 0) < each;
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
    this.next();
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
    });
  }

  private withdraw(key: string, waiting: Waiting) {
    const line = this.lines.get(key);
    line?.delete(waiting);
    if (!line?.size) this.lines.delete(key);
  }

  /** The first of the next line that may; its line goes to the end. */
  private next() {
    for (const [key, line] of this.lines) {
      const [first] = line;
      if (!first || !this.mayEnter(key)) continue;
      this.withdraw(key, first);
      if (this.lines.delete(key)) this.lines.set(key, line);
      return first.enter();
    }
  }
}
