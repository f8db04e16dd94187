/** Work after commit. The name is stable; data are ids, never names or addresses. */
export interface JobType<Data extends object = object> {
  readonly name: string;
  readonly queue: 'work' | 'mail' | 'push' | 'hook';
  /** Total tries; the pause before the n-th retry is 2ⁿ⁻¹ seconds, so 14 tries span half a night. */
  readonly attempts: number;
  /** Keeps ids of finished jobs for an hour, which makes the queue much slower; false for idempotent work. */
  readonly remember: boolean;
  /** Never set: only carries the type. */
  readonly data?: Data;
}

const declared = new Map<string, JobType>();

export function jobType<Data extends object>(
  name: string,
  options: Partial<Omit<JobType, 'name' | 'data'>> = {},
): JobType<Data> {
  if (declared.has(name)) throw new Error(`Job ${name} is declared twice.`);
  const type: JobType<Data> = { name, queue: 'work', attempts: 14, remember: true, ...options };
  declared.set(name, type);
  return type;
}

export const declaredJobs = (): readonly JobType[] => [...declared.values()];

export interface Job<Data extends object = object> {
  readonly type: JobType<Data>;
  readonly id: string;
  readonly data: Data;
  /** Not before so long; at once where it is left out. */
  readonly delayMs?: number;
}

/** `<farm>-<position>-<name>`: idempotent by event. Redis allows no colon. */
export const eventJobId = (farmId: string, position: number, name: string) =>
  `${farmId}-${position}-${name}`.replaceAll(':', '.');
