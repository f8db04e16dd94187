const HOUR_MS = 3_600_000;

/**
 * Is this too late to be taken without consequence? Exactly the notice is still in time; hours are real hours, also in the night
 * the clocks change. No notice asked for means always in time. C16
 */
export const isInsideNotice = (startsAt: Date, now: Date, noticeHours: number) =>
  noticeHours > 0 && startsAt.getTime() - now.getTime() < noticeHours * HOUR_MS;

/** A lesson that is under way or over cannot be cancelled by a family, nor booked. */
export const hasStarted = (startsAt: Date, now: Date) => now.getTime() >= startsAt.getTime();

/** Families book only what begins after now and the barn's buffer. R141 */
export const isBookable = (startsAt: Date, now: Date, bufferHours: number) =>
  startsAt.getTime() > now.getTime() + bufferHours * HOUR_MS;
