const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After each try that failed, and none after the last: three days in all, as the specification proposes. */
export const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
export const MOST_TRIES = PAUSES_MS.length + 1;

/** An endpoint to which nothing came through for so long is switched off. */
export const FAILING_FOR_DAYS = 5;

/** `secret`: it was locked with another installation's secret, so nothing can be signed until it is replaced. */
export type Problem = 'late' | 'private' | 'unreachable' | 'secret';
export type Answered = { readonly status: number } | { readonly problem: Problem };

export interface Standing {
  readonly now: Date;
  /** With this one. */
  readonly tries: number;
  /** Since when nothing came through to the endpoint; null: the one before did. */
  readonly failingSince: Date | null;
}

export type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'later'; readonly nextTryAt: Date }
  | { readonly kind: 'failed' }
  /** `gone`: the receiver wants no more; `failing`: nothing came through for days. */
  | { readonly kind: 'off'; readonly because: 'gone' | 'failing' };

/** What becomes of a delivery and its endpoint by what the receiver answered. 410 is its wish to hear no more. */
export function decideTry(answered: Answered, { now, tries, failingSince }: Standing): Outcome {
  if ('status' in answered) {
    if (answered.status >= 200 && answered.status < 300) return { kind: 'delivered' };
    if (answered.status === 410) return { kind: 'off', because: 'gone' };
  }
  if (failingSince && now.getTime() - failingSince.getTime() >= FAILING_FOR_DAYS * DAY)
    return { kind: 'off', because: 'failing' };
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? { kind: 'failed' } : { kind: 'later', nextTryAt: new Date(now.getTime() + pause) };
}

/** How long an endpoint is left alone after so many failures in a row, whatever else waits for it. */
export const restAfter = (now: Date, failures: number) =>
  new Date(now.getTime() + (failures < 3 ? 5 * SECOND : 5 * MINUTE));
