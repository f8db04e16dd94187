/** One kind of work done after commit: its stable name, the shape of its data (ids, never names or addresses), and how it is retried. */
export interface JobType<Data extends object = object> {
  readonly name: string;
  /** Kinds of work that must not wait for each other stand in different queues. */
  readonly queue: 'work' | 'mail';
  /** How often it is tried in all; the pause before the n-th retry is 2ⁿ⁻¹ seconds, so 14 tries span half a night. */
  readonly attempts: number;
  /**
   * Whether a done job stays known by its id for an hour. Costs most of the queue's speed, so work that remembers by itself what it
   * has done says no, and may then travel in bundles.
   */
  readonly remember: boolean;
  /** Never set: carries the type of the data to workers and callers. */
  readonly data?: Data;
}

const declared = new Map<string, JobType>();

/** Declares a kind of job. Whoever declares one has to bring exactly one worker for it: see `JobWorkers`. */
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

/** Something to be done. The same id again is the same job: it is not done twice. */
export interface Job<Data extends object = object> {
  readonly type: JobType<Data>;
  readonly id: string;
  readonly data: Data;
}

/** `<farm>-<position>-<name>`: whoever reads the event again asks for the same job again. Redis wants no colon in it. */
export const eventJobId = (farmId: string, position: number, name: string) =>
  `${farmId}-${position}-${name}`.replaceAll(':', '.');
