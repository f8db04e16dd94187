import { exportErrors } from './errors.js';

/** running: its job is at work · done: the archive lies ready. */
export type ExportState = 'running' | 'done';

/** An archive holds everything that is known of people: no longer than it takes to fetch it. */
const KEPT_DAYS = 7;
/** A job is tried again within minutes; what has not ended by then never will. */
const GIVEN_UP_HOURS = 6;

const HOUR_MS = 3_600_000;

/** Until when it can be fetched. */
export const keptUntil = (finishedAt: Date) => new Date(finishedAt.getTime() + KEPT_DAYS * 24 * HOUR_MS);

export interface Run {
  state: ExportState;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Whether it is to be removed: fetched or not, its time is over, or its job has been given up. */
export const isOver = ({ createdAt, finishedAt }: Run, now: Date) =>
  finishedAt ? keptUntil(finishedAt) <= now : isGivenUp(createdAt, now);

const isGivenUp = (createdAt: Date, now: Date) => now.getTime() - createdAt.getTime() >= GIVEN_UP_HOURS * HOUR_MS;

/** One at a time; who asks again meanwhile is told so. */
export function decideStart(running: readonly Pick<Run, 'createdAt'>[], now: Date) {
  if (running.some(({ createdAt }) => !isGivenUp(createdAt, now))) throw exportErrors.export_running();
}
