const HOUR_MS = 3_600_000;

/** Exactly at the notice is still in time; elapsed hours, also across a clock change. 0 means no notice. C16 */
export const isInsideNotice = (startsAt: Date, now: Date, noticeHours: number) =>
  noticeHours > 0 && startsAt.getTime() - now.getTime() < noticeHours * HOUR_MS;

/** From then on a family can neither cancel nor book. */
export const hasStarted = (startsAt: Date, now: Date) => now.getTime() >= startsAt.getTime();

/** R141 */
export const isBookable = (startsAt: Date, now: Date, bufferHours: number) =>
  startsAt.getTime() > now.getTime() + bufferHours * HOUR_MS;

/** When booking ends. R141 */
export const closingOf = (startsAt: Date, bufferHours: number) => new Date(startsAt.getTime() - bufferHours * HOUR_MS);
