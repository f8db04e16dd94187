import { reportErrors } from '../errors.js';
import { dayDue, type Planned } from './schedule.js';

/** Of a saved report, as far as sending it is decided by it. */
export interface Sendable extends Planned {
  readonly recipients: number;
  readonly lastSentAt: Date | null;
}

interface Asked {
  readonly by: 'clock' | 'administrator';
  readonly now: Date;
  readonly timeZone: string;
  /** The barn’s. */
  readonly today: string;
}

/** Somebody who presses the button twice means once. */
const AT_ONCE_MS = 60_000;

/** The day whose report goes out, once for each by the clock; undefined if nothing is to go. */
export function decideSending(saved: Sendable, { by, now, timeZone, today }: Asked): string | undefined {
  if (by === 'clock') return saved.recipients > 0 ? dayDue(saved, now, timeZone) : undefined;
  if (saved.recipients === 0) throw reportErrors.saved_report_to_nobody();
  const isJustSent = saved.lastSentAt !== null && now.getTime() - saved.lastSentAt.getTime() < AT_ONCE_MS;
  return isJustSent ? undefined : today;
}
