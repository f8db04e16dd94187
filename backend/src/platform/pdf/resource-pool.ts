export class ResourcePool<T> {
  private readonly idle: T[] = [];
  private readonly waiting: (() => void)[] = [];
  private taken = 0;
  constructor(
    private readonly most: number,
    private readonly make: () => Promise<T>,
    private readonly discard: (one: T) => Promise<unknown>,
  ) {}

  async use<Result>(work: (one: T) => Promise<Result>): Promise<Result> {
    await this.turn();
    try {
      const one = this.idle.pop() ?? (await this.make());
      return await this.tried(one, work);
    } finally {
      const next = this.waiting.shift();
      // The place is handed over, so that later callers cannot overtake.
      if (next) next();
      else this.taken -= 1;
    }
  }

  clear() {
    this.idle.length = 0;
  }

  private async turn() {
    if (this.taken < this.most) this.taken += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async tried<Result>(one: T, work: (one: T) => Promise<Result>) {
    try {
      const result = await work(one);
      this.idle.push(one);
      return result;
    } catch (error) {
      await this.discard(one).catch(() => undefined);
      throw error;
    }
  }
}
