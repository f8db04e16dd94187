import { busy } from '../errors/refusal.js';
import { Allowance, type AllowanceOptions } from './allowance.js';

export interface Shares {
  total?: number;
  each?: number;
  eachAmongOthers?: number;
  /** How long a key's places may be taken while others ask. */
  timeAmongOthers?: AllowanceOptions;
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
  private readonly allowance: Allowance | undefined;
  private alarm?: NodeJS.Timeout;

  constructor(private readonly shares: Shares) {
    this.allowance = shares.timeAmongOthers && new Allowance(shares.timeAmongOthers);
  }

  async enter(key: string): Promise<() => void> {
    this.came.delete(key);
    this.came.set(key, performance.now());
    if (!this.mayEnter(key, performance.now()) || this.lines.has(key)) await this.wait(key);
    else this.take(key);
    const since = performance.now();
    return () => this.leave(key, since);
  }

  private mayEnter(key: string, now: number) {
    const { total = Infinity, each = Infinity, eachAmongOthers = each } = this.shares;
    const held = this.held.get(key) ?? 0;
    if (this.taken >= total || held >= each) return false;
    return this.isAlone(key) || (held < eachAmongOthers && this.restOf(key, now) === 0);
  }

  private restOf(key: string, now: number) {
    return this.allowance?.restOf(key, now) ?? 0;
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

  private leave(key: string, since: number) {
    const now = performance.now();
    if (!this.isAlone(key)) this.allowance?.use(key, now - since, now);
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
      }, this.shares.patienceMs).unref();
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

  /** All keys are judged by one reading of the clock. With two, a rest could end between them: the key was neither let in nor woken. */
  private letIn() {
    const now = performance.now();
    while (this.letFirstIn(now));
    const rests = [...this.lines.keys()].map((key) => this.restOf(key, now)).filter((rest) => rest > 0);
    if (rests.length) this.wakeIn(Math.min(...rests));
  }

  private wakeIn(ms: number) {
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => this.letIn(), Math.ceil(ms)).unref();
  }

  private letFirstIn(now: number) {
    for (const [key, line] of this.lines) {
      const [first] = line;
      if (!first || !this.mayEnter(key, now)) continue;
      this.withdraw(key, first);
      if (this.lines.delete(key)) this.lines.set(key, line);
      first.enter();
      return true;
    }
    return false;
  }
}
