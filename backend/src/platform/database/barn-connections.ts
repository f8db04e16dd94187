import type { Held, Pool } from './connect.js';
import { FairShares } from '../concurrency/fair-shares.js';
import { TIME_LIMITS } from './time-limits.js';

/** A barn's commands run one after another: one works, and one waits at the barn's lock so that no time is lost in between. */
const WRITERS = 2;

/** A barn's share of the pool for queries; smaller while other barns ask, because then the processor is the bottleneck. */
const READERS = { alone: 1 / 4, amongOthers: 1 / 8 };
/** A screen's questions take less than what is saved up. */
const TIME_TO_READ = { part: 1 / 2, saved: 100 };

export class BarnConnections {
  private readonly writers = new FairShares({ each: WRITERS, patienceMs: TIME_LIMITS.turn });
  private readonly readers: FairShares;
  private readonly all: FairShares;

  constructor(
    readonly pool: Pool,
    size: number,
  ) {
    const share = (part: number) => Math.max(1, Math.floor(size * part));
    this.readers = new FairShares({
      each: share(READERS.alone),
      eachAmongOthers: share(READERS.amongOthers),
      timeAmongOthers: TIME_TO_READ,
      patienceMs: TIME_LIMITS.turn,
    });
    this.all = new FairShares({ total: size, patienceMs: TIME_LIMITS.turn });
  }

  toRead = (farmId: string) => this.reserve(farmId, [this.readers, this.all]);

  toWrite = (farmId: string) => this.reserve(farmId, [this.writers, this.all]);

  private async reserve(farmId: string, lines: readonly FairShares[]): Promise<Held> {
    const leave: (() => void)[] = [];
    const leaveAll = () => leave.forEach((leaves) => leaves());
    try {
      for (const line of lines) leave.push(await line.enter(farmId));
      const held = await this.pool.reserve();
      const release = () => {
        held.release();
        leaveAll();
      };
      return { ...held, release };
    } catch (error) {
      leaveAll();
      throw error;
    }
  }
}
