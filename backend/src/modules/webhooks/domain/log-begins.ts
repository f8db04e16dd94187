export const KEPT_DAYS = 30;

/** What was to be sent before is in no log any more. */
export const logBegins = (now: Date) => new Date(now.getTime() - KEPT_DAYS * 24 * 3600 * 1000);
