import { addDays } from '../../billing/contracts.js';
import type { OpenPart } from './due-charges.js';

/** A release that was announced; days are the barn's, `YYYY-MM-DD`. */
export interface KnownRelease {
  /** The due day of what was charged in vain. */
  readonly due: string;
  readonly on: string;
  readonly warnedOn: string | null;
  readonly isHeld: boolean;
  readonly isReleased: boolean;
}

export interface Overdue {
  readonly today: string;
  /** 0: the barn releases nothing. */
  readonly graceDays: number;
  readonly parts: readonly OpenPart[];
  /** The last try that failed, where none follows by itself. */
  readonly failed: { readonly due: string; readonly on: string } | undefined;
  readonly known: readonly KnownRelease[];
  /** How many places there would be to release. */
  readonly places: number;
}

export type ReleaseStep =
  | { readonly kind: 'announce'; readonly due: string; readonly on: string }
  | { readonly kind: 'warn'; readonly due: string; readonly on: string }
  | { readonly kind: 'release'; readonly due: string };

/** Days between the reminder and the release, at least: a barn that was away reminds before it releases. */
export const WARNED_BEFORE = 3;

const later = (one: string, other: string) => (one > other ? one : other);
const isPaidUntil = (day: string, parts: readonly OpenPart[]) =>
  parts.every(({ due, minor }) => due > day || minor < 1);

/** What is announced and not over: neither released nor paid since. */
export const pendingRelease = <Known extends KnownRelease>(known: readonly Known[], parts: readonly OpenPart[]) =>
  known.find(({ due, isReleased }) => !isReleased && !isPaidUntil(due, parts));

/** The day never comes sooner than the reminder allows. */
export const releaseDay = (day: string, today: string) => later(day, addDays(today, WARNED_BEFORE));

/**
 * What is to be done about the places of an invoice that was charged to a saved card in vain: announced when the last try has failed,
 * reminded of three days before the day, released on it. Undefined: nothing now, or not any more.
 */
export function nextReleaseStep({ today, graceDays, parts, failed, known, places }: Overdue): ReleaseStep | undefined {
  if (graceDays < 1) return undefined;
  const pending = pendingRelease(known, parts);
  if (pending) return stepOf(pending, today, places);
  if (!failed || places === 0 || isPaidUntil(failed.due, parts)) return undefined;
  if (known.some(({ due }) => due === failed.due)) return undefined;
  return { kind: 'announce', due: failed.due, on: releaseDay(addDays(failed.on, graceDays), today) };
}

function stepOf({ due, on, warnedOn, isHeld }: KnownRelease, today: string, places: number): ReleaseStep | undefined {
  if (isHeld) return undefined;
  if (warnedOn) return on <= today ? { kind: 'release', due } : undefined;
  if (places === 0 || addDays(on, -WARNED_BEFORE) > today) return undefined;
  return { kind: 'warn', due, on: releaseDay(on, today) };
}
