export interface AllowanceOptions {
  /** Of each second. */
  part: number;
  /** How much may be saved up, in milliseconds. */
  saved: number;
}

const LONGEST_REST_MS = 1000;

/** Time that each key may use; whoever used more rests until it is paid back, at most a second. */
export class Allowance {
  private readonly owed = new Map<string, { ms: number; at: number }>();

  constructor(private readonly options: AllowanceOptions) {}

  use(key: string, ms: number, now: number) {
    const { part, saved } = this.options;
    this.owed.set(key, { ms: Math.min(this.owedBy(key, now) + ms, saved + LONGEST_REST_MS * part), at: now });
  }

  /** Milliseconds; 0 for whoever has some left. */
  restOf(key: string, now: number) {
    return Math.max(0, this.owedBy(key, now) - this.options.saved) / this.options.part;
  }

  private owedBy(key: string, now: number) {
    const { ms, at } = this.owed.get(key) ?? { ms: 0, at: now };
    return Math.max(0, ms - (now - at) * this.options.part);
  }
}
