/** The email report shows a year; one month more keeps its first day complete. */
const KEPT_MONTHS = 13;

/** What went out before is forgotten. */
export function ledgerBegins(now: Date) {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  return before;
}
